import fs from 'node:fs';
import { buildFolder, removeOldBuilds } from './builds.mjs';
import { fingerprint, isDone } from './fingerprint.mjs';
import { withSetUpLock } from './lock.mjs';
import { runStep } from './run-step.mjs';

const SOURCES = [
  'client',
  'common',
  'migrations',
  'scripts/build',
  'server',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
];

/**
 * Builds the client and the server unless there is a complete build of exactly these sources. Each state of the
 * sources has its own folder, so that a running product keeps its files.
 * @returns {Promise<string>} the folder
 */
export async function ensureBuilt() {
  const print = fingerprint(SOURCES);
  const folder = buildFolder(print);
  const mark = `${folder}/.built`;
  if (isDone(mark, print)) return folder;
  await withSetUpLock(async () => {
    // Another process may have built them while this one waited for the lock.
    if (isDone(mark, print)) return;
    await build(folder);
    fs.writeFileSync(mark, print);
    removeOldBuilds(folder);
  });
  return folder;
}

/** @param {string} folder */
async function build(folder) {
  await runStep({
    what: 'Building',
    command: process.execPath,
    args: ['node_modules/vite/bin/vite.js', 'build', '--app', '--logLevel', 'warn'],
    env: { NODE_ENV: 'production', BHOR_BUILD_DIR: folder },
    advice: 'See the output above.',
  });
}
