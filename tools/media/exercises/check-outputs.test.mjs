/** Checks that the committed videos and pictures are complete, small enough, and match the server's index. */
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { INDEX, filesOf, isComplete } from './demonstration-files.mjs';
import { MOTIONS } from './motions/index.mjs';
import { SETTINGS } from './settings.mjs';

const TOTAL_BYTES_MAX = 25_000_000;

/** @type {Record<string, { isVideo: boolean }>} */
const demonstrations = JSON.parse(fs.readFileSync(INDEX, 'utf8'));

test('every demonstration has a motion and all of its files', () => {
  for (const [id, kind] of Object.entries(demonstrations)) {
    assert.equal(kind.isVideo, !MOTIONS[id]?.still, `${id}: video or picture`);
    assert.ok(isComplete(id, kind), `${id}: files`);
  }
});

test('every file belongs to a demonstration', () => {
  const expected = Object.keys(demonstrations).flatMap((id) =>
    Object.values(filesOf(id)).map((file) => path.basename(file)),
  );
  const folder = path.dirname(filesOf('any').poster);
  assert.deepEqual(
    fs.readdirSync(folder).filter((name) => !expected.includes(name)),
    [],
  );
});

test('videos stay within their size limits', () => {
  const sizes = Object.keys(demonstrations)
    .map((id) => filesOf(id).video)
    .filter((file) => fs.existsSync(file))
    .map((file) => fs.statSync(file).size);
  assert.ok(Math.max(...sizes) <= SETTINGS.video.maxBytes);
  assert.ok(sizes.reduce((sum, size) => sum + size, 0) <= TOTAL_BYTES_MAX);
});
