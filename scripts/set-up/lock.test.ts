import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';

const CHILDREN = 6;
const ROUNDS = 15;
const CHILD = path.resolve(import.meta.dirname, 'testing/lock-child.mjs');
const run = promisify(execFile);

let folder: string;
beforeEach(() => void (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bhor-lock-'))));
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

it('is held by one process at a time, even if holding processes die', { timeout: 60_000 }, async () => {
  const children = Array.from({ length: CHILDREN }, () =>
    run(process.execPath, [CHILD, String(ROUNDS)], { cwd: folder }),
  );
  const printed = (await Promise.all(children)).map(({ stdout }) => stdout);

  const lines = fs.readFileSync(path.join(folder, 'journal'), 'utf8').trim().split('\n');
  expect(lines).toHaveLength(2 * CHILDREN * ROUNDS);
  const overlaps = lines.filter((line, at) =>
    at % 2 === 0 ? !line.startsWith('enter') : line !== lines[at - 1]?.replace('enter', 'leave'),
  );
  expect(overlaps).toEqual([]);
  expect(fs.readdirSync(path.join(folder, '.data'))).toEqual(['set-up.lock']);
  for (const text of printed) expect(text.split('Waiting').length - 1).toBeLessThanOrEqual(ROUNDS);
});
