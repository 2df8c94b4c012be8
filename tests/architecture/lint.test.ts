/** The linter finds what our configuration and our own rules are for, with sources that break each of them. */
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { sourceProblems } from '../../lint/source-problems.js';
import { LINTED, STRUCTURE } from './testing/lint-violations';

const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'bhor-lint-')));
afterAll(() => fs.rmSync(folder, { recursive: true }));

interface Report {
  diagnostics: { filename: string; code?: string; message: string }[];
}

/** Runs oxlint with our configuration in a folder with these files only. */
async function lint(files: [file: string, text: string][]): Promise<Report> {
  for (const name of ['lint', 'oxlint.config.js', 'package.json', 'tsconfig.json'])
    fs.cpSync(name, path.join(folder, name), { recursive: true });
  fs.symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'junction');
  for (const [file, text] of files) {
    fs.mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), text);
  }
  const args = ['node_modules/oxlint/bin/oxlint', '--config', 'oxlint.config.js', '--format', 'json'];
  // oxlint exits with status 1, since it finds problems.
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: folder }).catch(
    (error: unknown) => error as { stdout: string },
  );
  return JSON.parse(stdout) as Report;
}

test('oxlint finds each violation, and nothing else', async () => {
  const { diagnostics } = await lint(LINTED.map(([file, text]) => [file, text]));
  const found = LINTED.map(([file]) => [
    file,
    diagnostics
      .filter(({ filename }) => filename === file)
      .map(({ code }) => (code ? /\((.+)\)/.exec(code)?.[1] : 'unused directive'))
      .sort(),
  ]);
  expect(found).toEqual(LINTED.map(([file, , rules]) => [file, [...rules].sort()]));
}, 60_000);

test.each(STRUCTURE)('in %s: %s', (file, text, message) => {
  const problems = sourceProblems(file, text).join('\n');
  if (message === null) expect(problems).toBe('');
  else expect(problems).toContain(message);
});
