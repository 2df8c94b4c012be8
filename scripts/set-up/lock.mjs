import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { endWith } from './end-with.mjs';
import { processStart } from './process-start.mjs';

const LOCK = '.data/set-up.lock';
const PAUSE_MS = 100;

/**
 * Runs `work` while holding this folder's set-up lock. Takes over locks left behind by killed processes.
 * @template T
 * @param {() => T | Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withSetUpLock(work) {
  const release = await acquire(LOCK, logOnce('Waiting for another set-up in this folder ...'));
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}

/** @param {string} line */
function logOnce(line) {
  let hasLogged = false;
  return () => {
    if (!hasLogged) console.log(`  ${line}`);
    hasLogged = true;
  };
}

/**
 * @param {string} lock
 * @param {() => void} onWait
 * @returns {Promise<() => void>} releases the lock
 */
async function acquire(lock, onWait) {
  const holder = `${process.pid} ${processStart(process.pid)} ${randomUUID()}`;
  while (!create(lock, holder)) {
    if (await removeDead(lock, onWait)) continue;
    onWait();
    await sleep(PAUSE_MS);
  }
  return () => remove(lock, holder);
}

/**
 * Creates the lock as a hard link to a complete file, so that it never exists without its content.
 * @param {string} lock
 * @param {string} holder
 */
function create(lock, holder) {
  const file = `${lock}.${randomUUID()}`;
  try {
    fs.mkdirSync(path.dirname(lock), { recursive: true });
    fs.writeFileSync(file, holder);
    fs.linkSync(file, lock);
    return true;
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code === 'EEXIST') return false;
    return endWith(`This folder is not writable (${code}). Make it writable, or clone into another one.`);
  } finally {
    fs.rmSync(file, { force: true });
  }
}

/**
 * Removes the lock of a process that has ended. Serialised by a second lock: without it, the slower of two processes
 * could remove the new lock of the faster one.
 * @param {string} lock
 * @param {() => void} onWait
 * @returns {Promise<boolean>} whether the caller should retry immediately
 */
async function removeDead(lock, onWait) {
  const holder = read(lock);
  if (holder === undefined) return true;
  if (isHeld(holder)) return false;
  const release = await acquire(`${lock}.takeover`, onWait);
  try {
    remove(lock, holder);
  } finally {
    release();
  }
  return true;
}

/**
 * @param {string} lock
 * @param {string} holder
 */
function remove(lock, holder) {
  if (read(lock) === holder) fs.rmSync(lock, { force: true });
}

/** @param {string} lock */
function read(lock) {
  try {
    return fs.readFileSync(lock, 'utf8');
  } catch {
    return undefined;
  }
}

/** @param {string} holder */
function isHeld(holder) {
  const [pid, startedAt] = holder.split(' ');
  return startedAt !== undefined && processStart(Number(pid)) === startedAt;
}
