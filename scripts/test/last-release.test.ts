import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lastRelease } from './last-release.mjs';

let folder: string;
beforeEach(() => (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bhor-releases-'))));
afterEach(() => fs.rmSync(folder, { recursive: true }));

function repositoryWith(tags: string[]) {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'ignore' });
  git('init');
  git(
    '-c',
    'user.name=Test',
    '-c',
    'user.email=test@studio.example',
    'commit',
    '--allow-empty',
    '-m',
    'test',
  );
  for (const tag of tags) git('tag', tag);
}

test.each([
  ['the newest version', ['v1.9.0', 'v1.10.0', 'v1.2.0'], 'v1.10.0'],
  ['a release, not its pre-release', ['v2.0.0', 'v2.0.0-rc.1', 'v1.0.0'], 'v2.0.0'],
  ['a pre-release of the next version', ['v1.0.0', 'v2.0.0-rc.1'], 'v2.0.0-rc.1'],
  ['a version, no other tag', ['vitest', 'v0.1.0', 'zoo'], 'v0.1.0'],
  ['none without tags', [], undefined],
])('the last release is %s', (_which, tags, expected) => {
  repositoryWith(tags);
  expect(lastRelease(folder)).toBe(expected);
});

test('there is no last release outside git', () => {
  expect(lastRelease(folder)).toBeUndefined();
});
