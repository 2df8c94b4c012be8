/** Programs of integrators: the packed client in a folder of its own, and Node processes there. */
import { execFile, spawn } from 'node:child_process';
import fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A new folder in which the packed client is installed from its file, without a registry. */
export async function folderWithClient(): Promise<string> {
  const folder = await fs.mkdtemp(path.join(tmpdir(), 'bhor-program-'));
  // Not in the repository, where another test may pack it at the same time.
  const source = path.join(folder, 'client');
  await fs.cp('clients/typescript', source, { recursive: true });
  const PATH = [path.resolve('node_modules/.bin'), process.env['PATH']].join(path.delimiter);
  const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', folder], {
    ...{ cwd: source, env: { ...process.env, PATH } },
  });
  const [{ filename }] = JSON.parse(stdout.slice(stdout.indexOf('['))) as [{ filename: string }];
  await fs.writeFile(path.join(folder, 'package.json'), '{ "type": "module" }');
  const flags = ['--offline', '--ignore-scripts', '--no-audit', '--no-fund'];
  await run('npm', ['install', ...flags, `./${filename}`], { cwd: folder });
  return folder;
}

export interface Program {
  folder: string;
  file: string;
  args?: string[];
  env: Record<string, string>;
  input?: string;
}

export interface Outcome {
  code: number | null;
  lines: string[];
  errors: string;
}

/** Runs a program to its end. */
export function outcomeOf(program: Program): Promise<Outcome> {
  const child = start(program);
  let output = '';
  let errors = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  child.stdin.end(program.input);
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ code, lines: output.split('\n').filter(Boolean), errors }));
  });
}

/** Starts a program that goes on until it is killed. */
export function start({ folder, file, args = [], env }: Program) {
  // Nothing of the environment of the tests, such as options of Node.
  return spawn(process.execPath, [file, ...args], {
    cwd: folder,
    env: { PATH: process.env['PATH'], ...env },
  });
}
