import fs from 'node:fs';
import path from 'node:path';
import { fingerprint, isDone } from '../../scripts/set-up/fingerprint.mjs';
import { runStep } from '../../scripts/set-up/run-step.mjs';

const FOLDER = 'bench/peers';
const MARK = path.join(FOLDER, 'node_modules/.installed');

/** Installs the packages of the peers, which the product does not need, unless that has been done. */
export async function installPeers() {
  const print = fingerprint([`${FOLDER}/package.json`, `${FOLDER}/package-lock.json`]);
  if (isDone(MARK, print)) return;
  await runStep({
    what: 'Installing the peers (once)',
    command: 'npm',
    args: ['ci', '--prefix', FOLDER, '--no-audit', '--no-fund', '--loglevel=error'],
    env: { npm_config_update_notifier: 'false' },
    advice: 'See the output above.',
  });
  fs.writeFileSync(MARK, print);
}
