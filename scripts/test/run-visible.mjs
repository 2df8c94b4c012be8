import { spawn } from 'node:child_process';

/**
 * Runs a Node script with its output on the terminal. Resolves to its exit code.
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 */
export function runVisible(args, env = {}) {
  const child = spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  return new Promise((resolve) => child.once('close', resolve));
}
