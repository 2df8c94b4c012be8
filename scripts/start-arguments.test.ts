/** Every way to run the product gives Node the same options. */
import fs from 'node:fs';
import { expect, test } from 'vitest';
import { START_ARGUMENTS } from './start-arguments.mjs';

const options = START_ARGUMENTS.slice(0, -1);

test('no package may turn text into code', () => {
  expect(options).toContain('--disallow-code-generation-from-strings');
});

test('the container has the options of npm start', () => {
  const command = JSON.stringify(['node', ...options, 'dist/server/main.js']).replaceAll(',', ', ');
  expect(fs.readFileSync('Dockerfile', 'utf8')).toContain(`CMD ${command}`);
});

test('the documentation has them, too', () => {
  const command = ['node', ...START_ARGUMENTS].join(' ');
  expect(fs.readFileSync('docs/run-in-production.md', 'utf8')).toContain(command);
});
