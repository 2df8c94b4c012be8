import fs from 'node:fs';
import type { ClusterPaths } from './cluster-paths';
import { folderError } from './cluster-error';
import type { RunAs } from './run-as';

const LOG_LIMIT_BYTES = 5 * 1024 * 1024;

/** The part of the log that one start of PostgreSQL writes. */
export interface LogPart {
  handle: number;
  /** Returns what has been written since the log was opened. */
  read(): string;
}

/** Opens the log for appending, and empties it first if it has grown too large. */
export function openLog(paths: ClusterPaths, { files }: RunAs): LogPart {
  try {
    const handle = fs.openSync(paths.log, 'a', 0o600);
    if (fs.fstatSync(handle).size > LOG_LIMIT_BYTES) fs.ftruncateSync(handle);
    if (files) fs.fchownSync(handle, files.uid, files.gid);
    const start = fs.fstatSync(handle).size;
    return { handle, read: () => readFrom(start, paths.log) };
  } catch (error) {
    throw folderError(error, paths.directory);
  }
}

function readFrom(start: number, log: string): string {
  try {
    return fs.readFileSync(log).subarray(start).toString();
  } catch {
    return '';
  }
}

const LINE_PREFIX = /^\S+ \S+ \S+ \[\d+\] /;

/** The line that probably says why PostgreSQL ended: the last FATAL or PANIC line, otherwise the last line. */
export function lastUsefulLine(log: string): string {
  const lines = log.split('\n').filter((line) => line.trim() !== '');
  const fatal = lines.findLast((line) => /\b(FATAL|PANIC):/.test(line));
  return (fatal ?? lines.at(-1) ?? '').replace(LINE_PREFIX, '').replace(/^(FATAL|PANIC|LOG):\s+/, '');
}
