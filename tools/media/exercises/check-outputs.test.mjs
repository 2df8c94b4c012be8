/** The committed films and pictures are complete, small enough, and what the server is told: node --test. */
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { INDEX, filesOf, isComplete } from './demonstration-files.mjs';
import { MOTIONS } from './motions/index.mjs';
import { SETTINGS } from './settings.mjs';

const MOST_BYTES = 25_000_000;

/** @type {Record<string, { isVideo: boolean }>} */
const shown = JSON.parse(fs.readFileSync(INDEX, 'utf8'));

test('every demonstration has a motion and all of its files', () => {
  for (const [id, kind] of Object.entries(shown)) {
    assert.equal(kind.isVideo, !MOTIONS[id]?.still, `${id}: film or picture`);
    assert.ok(isComplete(id, kind), `${id}: files`);
  }
});

test('no file without a demonstration', () => {
  const wanted = Object.keys(shown).flatMap((id) =>
    Object.values(filesOf(id)).map((file) => path.basename(file)),
  );
  const folder = path.dirname(filesOf('any').poster);
  assert.deepEqual(
    fs.readdirSync(folder).filter((name) => !wanted.includes(name)),
    [],
  );
});

test('films are small', () => {
  const sizes = Object.keys(shown)
    .map((id) => filesOf(id).video)
    .filter((file) => fs.existsSync(file))
    .map((file) => fs.statSync(file).size);
  assert.ok(Math.max(...sizes) <= SETTINGS.video.maxBytes);
  assert.ok(sizes.reduce((sum, size) => sum + size, 0) <= MOST_BYTES);
});
