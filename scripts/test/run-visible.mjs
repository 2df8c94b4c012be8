import { spawn } from 'node:child_process';

/**
 * Runs a Node script with its output on the terminal. The result is read from the report that it writes.
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 */
export function runVisible(args, env = {}) {
  const child = spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  return new Promise((resolve) => child.once('close', resolve));
}
