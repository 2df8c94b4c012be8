import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const LOCK = '.data/set-up.lock';
const PAUSE_MS = 200;

/**
 * Lets one set-up work at a time in this folder; a lock that a killed one left behind is taken over.
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function alone(work) {
  fs.mkdirSync('.data', { recursive: true });
  let hasSaid = false;
  while (!take()) {
    if (!hasSaid) console.log('  Waiting for another set-up in this folder ...');
    hasSaid = true;
    await sleep(PAUSE_MS);
  }
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}

function take() {
  try {
    fs.writeFileSync(LOCK, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    if (!isAlive(readOwner())) release();
    return false;
  }
}

function readOwner() {
  try {
    return Number(fs.readFileSync(LOCK, 'utf8'));
  } catch {
    return 0;
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return pid > 0;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

function release() {
  fs.rmSync(LOCK, { force: true });
}
