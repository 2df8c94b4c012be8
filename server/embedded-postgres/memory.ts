import os from 'node:os';

const MIB = 1024 ** 2;

/** The part of the memory that PostgreSQL caches tables and indexes in; the operating system caches the rest. */
const SHARE = 1 / 4;
/** PostgreSQL's default. */
const MIN_MIB = 128;
/** Enough for the tables and indexes that a studio with a million members reads often. */
const MAX_MIB = 1024;

/** The PostgreSQL setting for this amount of memory, such as `shared_buffers=512MB`. */
export function sharedBuffers(bytes = memoryBytes()): string {
  const size = Math.floor((bytes * SHARE) / MIB);
  return `shared_buffers=${Math.min(MAX_MIB, Math.max(MIN_MIB, size))}MB`;
}

/**
 * The memory of the machine, or of the container if that is less. Without a limit, Node returns 0 or more than there
 * is.
 */
const memoryBytes = (): number => Math.min(os.totalmem(), process.constrainedMemory() || Infinity);
