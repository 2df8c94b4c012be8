// npm run dev: runs Bhor from source, with hot reload in the browser and a restart when server code changes.
import { spawn } from 'node:child_process';
import './set-up/project.mjs';
import { requireNode } from './set-up/require-node.mjs';

requireNode();
const { loadSettings } = await import('./set-up/load-settings.mjs');
const { ensureInstalled } = await import('./set-up/ensure-installed.mjs');

/** Exit code with which server/dev.ts requests a restart. */
const RESTART = 75;

loadSettings();
await ensureInstalled();

/** @type {import('node:child_process').ChildProcess | undefined} */
let child;
let isStopping = false;
// On Ctrl-C the terminal signals the child as well; a SIGTERM to this process has to be forwarded.
process.on('SIGINT', () => (isStopping = true));
process.on('SIGTERM', () => {
  isStopping = true;
  child?.kill('SIGTERM');
});

let code = RESTART;
while (code === RESTART) code = await runOnce();
process.exit(code);

/** @returns {Promise<number>} exit code */
function runOnce() {
  const started = spawn(process.execPath, ['scripts/run-typescript.mjs', 'server/dev.ts'], {
    stdio: 'inherit',
  });
  child = started;
  return new Promise((resolve) =>
    started.once('exit', (exitCode) => resolve(isStopping && exitCode === RESTART ? 0 : (exitCode ?? 1))),
  );
}
