import { spawn } from 'node:child_process';

/**
 * Runs a program of ours with its output on the terminal; how it went is read from its report.
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 */
export function runVisible(args, env = {}) {
  const child = spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  return new Promise((resolve) => child.once('close', resolve));
}
