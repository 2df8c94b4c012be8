/**
 * Renders thumbnails of the start, middle and end of exercises from two sides into one picture, for review before
 * videos are generated.
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
import { solvePose } from './figure/solve-pose.mjs';
import { DEGREE } from './geometry/vector.mjs';
import { MOTIONS } from './motions/index.mjs';
import { poseAt, shapesOf } from './motions/motion.mjs';
import { openStudio } from './render/browser.mjs';

const CELL = { width: 320, height: 240 };
const RENDERS = 4;
/** The side, which is the exercise's own view or a second one, and the moment. */
const VIEWS = [
  { fromSide: false, moment: 0 },
  { fromSide: false, moment: 0.25 },
  { fromSide: false, moment: 0.5 },
  { fromSide: true, moment: 0 },
  { fromSide: true, moment: 0.5 },
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
  for (const [column, { fromSide, moment }] of VIEWS.entries()) {
    const turned = fromSide ? secondSide(MOTIONS[id]) : 0;
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

/**
 * Angle in degrees between the exercise's own view and a second one that is not behind a wall.
 * @param {import('./motions/motion.mjs').Motion} motion
 */
function secondSide(motion) {
  const shapes = shapesOf(motion, solvePose(poseAt(motion, 0)), 0);
  const wall = shapes.find(({ finish }) => finish === 'wall');
  const isFree = (turned) =>
    !wall || Math.cos((motion.view.azimuth + turned) * DEGREE) * Math.sign(wall.at[2]) < 0.3;
  return [-70, 70].find(isFree) ?? 0;
}
