import fs from 'node:fs';
import { fingerprint, isDone } from './fingerprint.mjs';
import { withSetUpLock } from './lock.mjs';
import { runStep } from './run-step.mjs';

const MARK = 'node_modules/.installed';

/** Installs the packages if their lists, the platform or Node have changed since the last complete installation. */
export async function ensureInstalled() {
  const print = fingerprint(['package.json', 'package-lock.json', '.npmrc']);
  if (isDone(MARK, print)) return;
  await withSetUpLock(async () => {
    // Another process may have installed them while this one waited for the lock.
    if (!isDone(MARK, print)) await install(print);
  });
}

/** @param {string} print */
async function install(print) {
  const npm = npmCommand();
  await runStep({
    what: 'Installing packages (once, about half a minute)',
    command: npm.command,
    args: [...npm.args, 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    env: { npm_config_update_notifier: 'false' },
    advice: 'See the output above, check the network and the permissions of this folder, then try again.',
  });
  fs.writeFileSync(MARK, print);
}

/** The npm that started this script, or else the one on the PATH. */
function npmCommand() {
  const path = process.env['npm_execpath'];
  if (path?.endsWith('.js')) return { command: process.execPath, args: [path] };
  return { command: process.platform === 'win32' ? 'npm.cmd' : 'npm', args: [] };
}
