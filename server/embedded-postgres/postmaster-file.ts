import fs from 'node:fs';
import type { ClusterPaths } from './cluster-paths';
import { isPidTaken, isPostmasterOf } from './processes';
import { readIfAccessible } from './read-if-present';

/** Content of postmaster.pid, which PostgreSQL writes about itself. */
export interface PostmasterFile {
  pid: number;
  /** NaN while PostgreSQL is still writing the file. */
  port: number;
  isReady: boolean;
}

const PID_LINE = 0;
const PORT_LINE = 3;
const STATUS_LINE = 7;

/** The content of the file, which may be stale; undefined if there is none. */
export function readPostmasterFile(paths: ClusterPaths): PostmasterFile | undefined {
  const content = readIfAccessible(() => fs.readFileSync(paths.postmasterFile, 'utf8'));
  if (content === undefined) return undefined;
  const lines = content.split('\n');
  return {
    pid: Number.parseInt(lines[PID_LINE] ?? '', 10),
    port: Number.parseInt(lines[PORT_LINE] ?? '', 10),
    isReady: lines[STATUS_LINE]?.trim() === 'ready',
  };
}

/** The file if the postmaster that it names runs on this data; undefined if it was left behind by a crash. */
export function runningPostmasterFile(paths: ClusterPaths): PostmasterFile | undefined {
  const file = readPostmasterFile(paths);
  return file && isPostmasterOf(file.pid, paths.data) ? file : undefined;
}

/**
 * PostgreSQL overwrites a stale file itself, unless an unrelated process or a zombie has the pid in it by now,
 * which PostgreSQL takes for a running server. (It detects backends that outlived their postmaster by their shared
 * memory, without this file.)
 */
export function removeMisleadingFile(paths: ClusterPaths): void {
  const file = readPostmasterFile(paths);
  if (!file || isPostmasterOf(file.pid, paths.data)) return;
  if (Number.isNaN(file.pid) || isPidTaken(file.pid)) fs.rmSync(paths.postmasterFile, { force: true });
}
