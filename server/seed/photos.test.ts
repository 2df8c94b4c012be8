import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { photos } from './photos';

const shots = photos();

test('there are 21 photos, each with a picture and words of its own', () => {
  expect(shots).toHaveLength(21);
  for (const key of ['imageUrl', 'caption', 'description', 'position'] as const) {
    expect(new Set(shots.map((shot) => shot[key])).size, key).toBe(21);
  }
});

test.each(shots.map((shot) => [shot.caption, shot] as const))('"%s" is fit to be shown', (_caption, shot) => {
  expect(fs.existsSync(path.join('client/public', shot.imageUrl)), shot.imageUrl).toBe(true);
  expect(shot.caption.length).toBeLessThanOrEqual(60);
  expect(shot.caption).not.toMatch(/[.!]$/);
  // A description says more than the caption that stands beside it, and is no essay.
  expect(shot.description.length).toBeGreaterThan(shot.caption.length);
  expect(shot.description.length).toBeLessThanOrEqual(200);
  expect(shot.description).toMatch(/^[A-Z].*\.$/);
  expect(shot.description).not.toMatch(/^(a |an )?(photo|picture|image)/i);
});
