// npm run dev: the product from its sources, with hot reload in the browser and a restart when server code changes.
import { spawn } from 'node:child_process';
import './set-up/project.mjs';
import { ensureInstalled } from './set-up/ensure-installed.mjs';
import { alone } from './set-up/lock.mjs';
import { loadSettings } from './set-up/load-settings.mjs';
import { requireNode } from './set-up/require-node.mjs';

/** Exit code by which server/dev.ts asks to be started again. */
const RESTART = 75;

requireNode();
loadSettings();
await alone(ensureInstalled);

let code = RESTART;
while (code === RESTART) {
  const child = spawn(process.execPath, ['scripts/run-typescript.mjs', 'server/dev.ts'], {
    stdio: 'inherit',
  });
  // The child hears Ctrl-C by itself; this process only waits for it to end.
  process.on('SIGINT', () => {});
  code = await new Promise((resolve) => child.once('exit', (exitCode) => resolve(exitCode ?? 1)));
}
process.exit(code);
