import os from 'node:os';

const MIB = 1024 ** 2;

/** The part of the memory that PostgreSQL caches tables and indexes in; the operating system caches the rest. */
const SHARE = 1 / 4;
/** PostgreSQL's default. */
const MIN_MIB = 128;
/** Enough for the tables and indexes that a studio with a million members reads often. */
const MAX_MIB = 1024;

/** The setting of PostgreSQL for a memory of so many bytes: `shared_buffers=512MB`. */
export function sharedBuffers(bytes = memoryBytes()): string {
  const size = Math.floor((bytes * SHARE) / MIB);
  return `shared_buffers=${Math.min(MAX_MIB, Math.max(MIN_MIB, size))}MB`;
}

/** The memory of the machine, or that of the container if it is less. Node returns 0 or more than there is for no limit. */
const memoryBytes = (): number => Math.min(os.totalmem(), process.constrainedMemory() || Infinity);
