import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { ClusterError, errorCode, folderError } from './cluster-error';
import type { ClusterPaths } from './cluster-paths';
import { isAlive, ourselves } from './processes';

/** Long enough for a first start on a slow disk or a long crash recovery. */
const LOCK_DEADLINE_MS = 300_000;
const LOCK_POLL_MS = 50;

/** Runs starts and stops of one cluster one at a time, within this process and between processes. */
export async function withStartLock<T>(paths: ClusterPaths, action: () => Promise<T>): Promise<T> {
  const release = await acquire(paths, paths.startLock, Date.now() + LOCK_DEADLINE_MS);
  try {
    return await action();
  } finally {
    release();
  }
}

/** The lock is a symlink whose target names the holder, because a symlink and its target are created atomically. */
async function acquire(paths: ClusterPaths, lock: string, deadline: number): Promise<() => void> {
  const { pid, startedAt } = ourselves();
  const holder = `${pid} ${startedAt} ${randomUUID()}`;
  while (!createLock(paths, lock, holder)) {
    if (Date.now() > deadline) throw stillLocked(paths, lock);
    if (!(await removeDeadLock(paths, lock, deadline))) await sleep(LOCK_POLL_MS);
  }
  return () => removeLock(lock, holder);
}

function createLock(paths: ClusterPaths, lock: string, holder: string): boolean {
  try {
    fs.symlinkSync(holder, lock);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw folderError(error, paths.directory);
  }
}

/**
 * Removal has a lock of its own. Otherwise, of two processes that see the same dead lock, the slower one could
 * remove the new lock of the faster one.
 */
async function removeDeadLock(paths: ClusterPaths, lock: string, deadline: number): Promise<boolean> {
  const holder = readHolder(lock);
  if (holder === undefined) return true;
  if (isHeld(holder)) return false;
  const release = await acquire(paths, `${lock}.takeover`, deadline);
  try {
    removeLock(lock, holder);
  } finally {
    release();
  }
  return true;
}

function removeLock(lock: string, holder: string): void {
  if (readHolder(lock) === holder) fs.rmSync(lock, { force: true });
}

function readHolder(lock: string): string | undefined {
  try {
    return fs.readlinkSync(lock);
  } catch (error) {
    return errorCode(error) === 'ENOENT' ? undefined : '';
  }
}

function isHeld(holder: string): boolean {
  const [pid, startedAt = ''] = holder.split(' ');
  return isAlive({ pid: Number(pid), startedAt });
}

function stillLocked(paths: ClusterPaths, lock: string): ClusterError {
  const pid = readHolder(lock)?.split(' ')[0] ?? '?';
  return new ClusterError(
    `Process ${pid} has been starting or stopping the database in ${paths.directory} for too long. Stop that process and try again.`,
  );
}
