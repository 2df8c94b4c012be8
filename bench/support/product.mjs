// Starts the built product as npm start does, with an embedded database in a temporary folder.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { projectFolder } from '../../scripts/set-up/project.mjs';
import { BLANK_SETTINGS } from '../../scripts/test/blank-settings.mjs';
import { freePort } from '../../scripts/test/free-port.mjs';
import { START_ARGUMENTS } from '../../scripts/start-arguments.mjs';

const START_TIMEOUT_MS = 180_000;
const POLL_MS = 100;

/**
 * Starts a temporary instance. `stop` deletes it, which also happens on Ctrl-C.
 * @param {Record<string, string>} [settings] environment variables
 * @returns {Promise<{ address: string, directory: string, pid: number, stop: () => Promise<void> }>}
 */
export async function startProduct(settings = {}) {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'bhor-bench-'));
  const port = await freePort();
  const child = spawn(process.execPath, START_ARGUMENTS, {
    cwd: projectFolder,
    // Not in our process group, so that Ctrl-C reaches it only through the handler below.
    detached: true,
    env: {
      ...process.env,
      ...BLANK_SETTINGS,
      PORT: String(port),
      DATA_DIR: directory,
      RATE_LIMIT_SCALE: '1000000',
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const stop = async () => {
    child.kill('SIGINT');
    await ended;
    fs.rmSync(directory, { recursive: true, force: true });
  };
  process.once('exit', () => child.kill('SIGINT'));
  process.once('SIGINT', () => void stop().then(() => process.exit(1)));
  const address = `http://127.0.0.1:${port}`;
  try {
    await untilReady(address, child);
  } catch (error) {
    await stop();
    throw error;
  }
  return { address, directory, pid: child.pid ?? 0, stop };
}

/**
 * Runs `measure` against a temporary instance, which is deleted afterwards.
 * @param {(address: string) => Promise<number>} measure returns the exit code
 */
export async function withProduct(measure) {
  const { address, stop } = await startProduct();
  try {
    process.exitCode = await measure(address);
  } finally {
    await stop();
  }
  process.exit();
}

/** @param {string} address @param {import('node:child_process').ChildProcess} child */
async function untilReady(address, child) {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await isReady(address))) {
    if (child.exitCode !== null) throw new Error('The product exited during start-up.');
    if (Date.now() > deadline) throw new Error('The product did not become ready.');
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

/** @param {string} address */
async function isReady(address) {
  try {
    return (await fetch(`${address}/readyz`, { headers: { connection: 'close' } })).ok;
  } catch {
    return false;
  }
}
