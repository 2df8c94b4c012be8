import fs from 'node:fs';
import { fingerprint, isDone } from './fingerprint.mjs';
import { runStep } from './run-step.mjs';

const MARK = 'dist/.built';
const SOURCES = [
  'client',
  'common',
  'migrations',
  'server',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
];

/** Builds the client and the server unless exactly these sources were built to the end. */
export async function ensureBuilt() {
  const print = fingerprint(SOURCES);
  if (isDone(MARK, print)) return;
  fs.rmSync(MARK, { force: true });
  await runStep({
    what: 'Building',
    command: process.execPath,
    args: ['node_modules/vite/bin/vite.js', 'build', '--app', '--logLevel', 'warn'],
    env: { NODE_ENV: 'production' },
    advice: 'See the lines above.',
  });
  fs.writeFileSync(MARK, print);
}
