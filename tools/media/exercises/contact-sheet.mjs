/**
 * Draws start, middle and end of exercises, small, from their own side and from a second one, into one picture to
 * look at before films are made.
 *
 *     node tools/media/exercises/contact-sheet.mjs [id,id] [--out FILE] [--library FILE]
 */
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { LIBRARY } from './demonstration-files.mjs';
import { highlightsOf } from './highlights.mjs';
import { MOTIONS } from './motions/index.mjs';
import { openStudio } from './render/browser.mjs';

const CELL = { width: 320, height: 240 };
const RENDERS = 4;
/** Degrees from the exercise's own view, and the moment. */
const VIEWS = [
  { turned: 0, moment: 0 },
  { turned: 0, moment: 0.25 },
  { turned: 0, moment: 0.5 },
  { turned: -70, moment: 0 },
  { turned: -70, moment: 0.5 },
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string' }, library: { type: 'string' } },
});
const library = JSON.parse(fs.readFileSync(values.library ?? LIBRARY, 'utf8'));
const ids = positionals[0]?.split(',') ?? Object.keys(MOTIONS);
const file = values.out ?? path.join(tmpdir(), 'contact-sheet.jpg');

const studio = await openStudio(CELL);
const pictures = [];
for (const [row, id] of ids.entries()) {
  const strengths = highlightsOf(library.find((each) => each.id === id));
  for (const [column, { turned, moment }] of VIEWS.entries()) {
    if (moment === 0) await studio.show({ id, strengths, turned });
    const pixels = await studio.draw(moment, RENDERS);
    const input = await sharp(pixels, { raw: { ...CELL, channels: 4 } })
      .flip()
      .removeAlpha()
      .png()
      .toBuffer();
    pictures.push({ input, left: column * CELL.width, top: row * CELL.height });
  }
}
await studio.close();
const width = VIEWS.length * CELL.width;
const height = ids.length * CELL.height;
await sharp({ create: { width, height, channels: 3, background: '#eceae6' } })
  .composite(pictures)
  .jpeg({ quality: 85 })
  .toFile(file);
console.log(file);
