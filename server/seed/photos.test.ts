import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { photos } from './photos';

const shots = photos();

test('there are 21 photos with unique pictures and texts', () => {
  expect(shots).toHaveLength(21);
  for (const key of ['imageUrl', 'caption', 'description', 'position'] as const) {
    expect(new Set(shots.map((shot) => shot[key])).size, key).toBe(21);
  }
});

test.each(shots.map((shot) => [shot.caption, shot] as const))('"%s" is publishable', (_caption, shot) => {
  expect(fs.existsSync(path.join('client/public', shot.imageUrl)), shot.imageUrl).toBe(true);
  expect(shot.caption.length).toBeLessThanOrEqual(60);
  expect(shot.caption).not.toMatch(/[.!]$/);
  // A description says more than the caption beside it, but stays short.
  expect(shot.description.length).toBeGreaterThan(shot.caption.length);
  expect(shot.description.length).toBeLessThanOrEqual(200);
  expect(shot.description).toMatch(/^[A-Z].*\.$/);
  expect(shot.description).not.toMatch(/^(a |an )?(photo|picture|image)/i);
});
