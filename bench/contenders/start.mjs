import { spawn } from 'node:child_process';
import { freePort } from '../../scripts/test/free-port.mjs';
import { ANY_CORE, nodeOn, SERVER_CORE } from '../measure/cores.mjs';

const START_TIMEOUT_MS = 180_000;
const POLL_MS = 20;
const NOT_READY = 503;

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
process.once('exit', () => running.forEach((child) => child.kill('SIGINT')));

/**
 * Starts a server, on its core unless told otherwise, and waits until it answers at `path`.
 * @param {{ command: string[], path: string, env: Record<string, string>, isPinned?: boolean }} options
 * @returns {Promise<{ address: string, pid: number, startMs: number, stop: () => Promise<void> }>}
 */
export async function startServer({ command: given, path, env, isPinned = true }) {
  const port = await freePort();
  const { command, args } = nodeOn(isPinned ? SERVER_CORE : ANY_CORE, given);
  const startedAt = performance.now();
  const child = spawn(command, args, {
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
    // Not in our process group, so that Ctrl-C does not reach it before the end of this process does.
    detached: true,
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  running.add(child);
  const stop = async () => {
    running.delete(child);
    child.kill('SIGINT');
    await ended;
  };
  const address = `http://127.0.0.1:${port}`;
  await untilAnswered(`${address}${path}`, child);
  return { address, pid: child.pid ?? 0, startMs: performance.now() - startedAt, stop };
}

/** @param {string} url @param {import('node:child_process').ChildProcess} child */
async function untilAnswered(url, child) {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await isAnswered(url))) {
    if (child.exitCode !== null) throw new Error(`${child.spawnargs.join(' ')} exited during start-up.`);
    if (Date.now() > deadline) throw new Error(`${url} did not answer.`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

/** @param {string} url */
async function isAnswered(url) {
  try {
    const { status } = await fetch(url, { headers: { connection: 'close' } });
    return status !== NOT_READY;
  } catch {
    return false;
  }
}
