import { spawn } from 'node:child_process';
import { endWith } from './end-with.mjs';

const PROGRESS_MS = 5000;

/**
 * Runs a program as a step of the set-up, and logs its progress.
 * @param {{ what: string, command: string, args: string[], env?: Record<string, string | undefined>, advice: string }} step
 */
export async function runStep({ what, command, args, env = {}, advice }) {
  const startedAt = Date.now();
  const seconds = () => Math.round((Date.now() - startedAt) / 1000);
  console.log(`  ${what} ...`);
  const timer = setInterval(() => console.log(`    ${seconds()} s`), PROGRESS_MS);
  const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  const failure = await new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(code === 0 ? '' : `exit ${code ?? signal}`));
  });
  clearInterval(timer);
  if (failure) endWith(`${what} failed (${failure}). ${advice}`);
  console.log(`    done in ${seconds()} s`);
}
