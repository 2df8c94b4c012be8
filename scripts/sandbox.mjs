// npm run sandbox: a second studio with demo data on a database of its own, and an API key for it, to try out programs.
import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import './set-up/project.mjs';
import { START_ARGUMENTS } from './start-arguments.mjs';
import { BLANK_SETTINGS } from './test/blank-settings.mjs';

const PORT = process.env['PORT'] || '3100';
const address = `http://localhost:${PORT}`;
// The settings of the real studio must not reach its database, mail server or payment gateway.
const env = {
  ...process.env,
  ...BLANK_SETTINGS,
  PORT,
  DATA_DIR: '.data/sandbox',
  // Programs that are tried out are on this machine.
  WEBHOOK_NETWORKS: '127.0.0.0/8,::1',
};

const studio = spawn(process.execPath, START_ARGUMENTS, { stdio: 'inherit', env });
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.on(signal, () => studio.kill(signal));
studio.once('exit', (code) => process.exit(code ?? 1));

while (!(await isReady())) await pause(500);
spawn(process.execPath, ['scripts/run-typescript.mjs', 'scripts/sandbox-key.ts', address], {
  stdio: 'inherit',
  env,
});

/** Whether the studio answers requests. */
function isReady() {
  return fetch(`${address}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}
