import fs from 'node:fs';
import type { ClusterPaths } from './cluster-paths';
import { isPidTaken, isPostmasterOf } from './processes';

/** What PostgreSQL tells about itself in postmaster.pid. */
export interface PostmasterFile {
  pid: number;
  /** Not a number while PostgreSQL is still writing the file. */
  port: number;
  isReady: boolean;
}

const PID_LINE = 0;
const PORT_LINE = 3;
const STATUS_LINE = 7;

/** The file as it is, true or not; undefined when there is none. */
export function readPostmasterFile(paths: ClusterPaths): PostmasterFile | undefined {
  try {
    const lines = fs.readFileSync(paths.postmasterFile, 'utf8').split('\n');
    return {
      pid: Number.parseInt(lines[PID_LINE] ?? '', 10),
      port: Number.parseInt(lines[PORT_LINE] ?? '', 10),
      isReady: lines[STATUS_LINE]?.trim() === 'ready',
    };
  } catch {
    return undefined;
  }
}

/** The file of the postmaster that runs on this data, as opposed to one that a crash left behind. */
export function runningPostmasterFile(paths: ClusterPaths): PostmasterFile | undefined {
  const file = readPostmasterFile(paths);
  return file && isPostmasterOf(file.pid, paths.data) ? file : undefined;
}

/**
 * PostgreSQL overwrites a stale file itself, unless its number now belongs to a stranger or a zombie: it takes that
 * for a running server. (Backends that outlived their postmaster it finds by its shared memory, without this file.)
 */
export function removeMisleadingFile(paths: ClusterPaths): void {
  const file = readPostmasterFile(paths);
  if (!file || isPostmasterOf(file.pid, paths.data)) return;
  if (Number.isNaN(file.pid) || isPidTaken(file.pid)) fs.rmSync(paths.postmasterFile, { force: true });
}
