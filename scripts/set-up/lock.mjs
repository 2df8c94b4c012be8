import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { endWith } from './end-with.mjs';

const LOCK = '.data/set-up.lock';
const PAUSE_MS = 200;

/**
 * Lets one set-up work at a time in this folder; a lock that a killed one left behind is taken over.
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function alone(work) {
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
    fs.mkdirSync('.data', { recursive: true });
    fs.writeFileSync(LOCK, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code !== 'EEXIST')
      endWith(`This folder cannot be written (${code}). Make it writable, or clone into another.`);
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
