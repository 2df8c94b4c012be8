import { spawn } from 'node:child_process';

/**
 * Runs a program and captures its output.
 * @param {string} command
 * @param {string[]} args
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function runCaptured(command, args) {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (output += text));
  const code = await new Promise((resolve) => {
    child.once('error', (error) => resolve((output += error.message) && 1));
    child.once('close', (exitCode) => resolve(exitCode ?? 1));
  });
  return { code, output };
}
