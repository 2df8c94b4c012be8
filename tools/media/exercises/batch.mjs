/**
 * Generates the demonstrations: a looping video, a poster and a thumbnail for every exercise in motions/. Skips those
 * whose inputs are unchanged, so that a run can be interrupted and resumed.
 *
 * Several studios render at the same time, since only parts of the work use several processors.
 *
 *     node tools/media/exercises/batch.mjs [id,id] [--library FILE] [--studios COUNT]
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { LIBRARY, createFolder, filesOf, isComplete, writeIndex } from './demonstration-files.mjs';
import { fingerprintOf } from './fingerprint.mjs';
import { highlightsOf } from './highlights.mjs';
import { momentsOf, posterMoment } from './moments.mjs';
import { MOTIONS } from './motions/index.mjs';
import { openStudio } from './render/browser.mjs';
import { writeVideo } from './render/video.mjs';
import { SETTINGS } from './settings.mjs';

const RECORD = path.join(import.meta.dirname, 'made-of.json');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { library: { type: 'string' }, studios: { type: 'string', default: '2' } },
});
/** @type {{ id: string, muscle: string, secondary: string[] }[]} */
const library = JSON.parse(fs.readFileSync(values.library ?? LIBRARY, 'utf8'));
/** @type {Record<string, string>} */
const fingerprints = fs.existsSync(RECORD) ? JSON.parse(fs.readFileSync(RECORD, 'utf8')) : {};

const kinds = Object.fromEntries(Object.entries(MOTIONS).map(([id, { still }]) => [id, { isVideo: !still }]));
const selected = positionals[0]?.split(',') ?? Object.keys(MOTIONS);
const outdated = selected.filter(
  (id) => fingerprints[id] !== fingerprintOf(MOTIONS[id], strengthsOf(id)) || !isComplete(id, kinds[id]),
);
console.log(`${outdated.length} of ${selected.length} to generate`);
createFolder();
if (outdated.length > 0) await generateAll(outdated);
console.log(`${writeIndex(kinds)} exercises have a demonstration`);

/** @param {string[]} ids */
async function generateAll(ids) {
  const studios = [];
  while (studios.length < Number(values.studios)) studios.push(await openStudio(SETTINGS.size));
  const waiting = [...ids];
  await Promise.all(studios.map((studio) => generateWaiting(studio, waiting)));
}

/**
 * @param {Awaited<ReturnType<typeof openStudio>>} studio
 * @param {string[]} waiting
 */
async function generateWaiting(studio, waiting) {
  for (let id = waiting.shift(); id; id = waiting.shift()) {
    const start = Date.now();
    await studio.show({ id, strengths: strengthsOf(id) });
    const result = await generate(studio, id);
    saveFingerprint(id);
    writeIndex(kinds);
    console.log(`${id}: ${((Date.now() - start) / 1000).toFixed(1)} s`, result);
  }
  await studio.close();
}

/**
 * @param {Awaited<ReturnType<typeof openStudio>>} studio
 * @param {string} id
 */
async function generate(studio, id) {
  const motion = MOTIONS[id];
  const { video, poster, thumbnail } = filesOf(id);
  fs.rmSync(video, { force: true });
  await writePictures(await studio.draw(posterMoment(motion), SETTINGS.renders.poster), {
    poster,
    thumbnail,
  });
  if (motion.still) return 'picture';
  const { drawn, order } = momentsOf(motion);
  const frames = [];
  for (const moment of drawn) frames.push(await studio.draw(moment, SETTINGS.renders.frame));
  return writeVideo(
    order.map((i) => frames[i]),
    video,
  );
}

/**
 * @param {Buffer} pixels
 * @param {{ poster: string, thumbnail: string }} files
 */
async function writePictures(pixels, { poster, thumbnail }) {
  const picture = sharp(pixels, { raw: { ...SETTINGS.size, channels: 4 } })
    .flip()
    .removeAlpha();
  await picture.clone().jpeg(SETTINGS.poster).toFile(poster);
  await picture
    .clone()
    .resize(SETTINGS.thumbnail)
    .webp({ quality: SETTINGS.thumbnailQuality })
    .toFile(thumbnail);
}

/** @param {string} id */
function strengthsOf(id) {
  const exercise = library.find((each) => each.id === id);
  if (!exercise) throw new Error(`${id} is not in the library`);
  return highlightsOf(exercise);
}

/**
 * Called after each demonstration, so that an interrupted run can be resumed.
 * @param {string} id
 */
function saveFingerprint(id) {
  fingerprints[id] = fingerprintOf(MOTIONS[id], strengthsOf(id));
  const sorted = Object.fromEntries(Object.entries(fingerprints).sort(([a], [b]) => a.localeCompare(b)));
  fs.writeFileSync(RECORD, `${JSON.stringify(sorted, null, 2)}\n`);
}
