/**
 * Derives the pictures of the site from the masters, in every width and format of common/pictures.ts, and writes
 * common/picture-files.generated.ts with their sizes and main colours. A picture is derived again when its master, its
 * crop (covers.json), the widths or the qualities have changed.
 *
 *     node tools/media/derive.mjs
 */
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { runnerImport } from 'vite';
import { fingerprintOf, isUpToDate, saveFingerprint } from './fingerprints.mjs';
import { picturePlan } from './picture-plan.mjs';

/** @typedef {import('./picture-plan.mjs').PlannedPicture} PlannedPicture */

const project = fileURLToPath(new URL('../..', import.meta.url));
/** @type {{ module: typeof import('../../common/pictures.ts') }} */
const { module } = await runnerImport(path.join(project, 'common/pictures.ts'), { logLevel: 'warn' });
const { COVER_SIZES, PICTURE_FORMATS, coverFolder, widthsOf } = module;

const PUBLIC = path.join(project, 'client/public');
const INDEX = path.join(project, 'common/picture-files.generated.ts');

/** Qualities without visible loss at these sizes. */
const ENCODINGS = {
  avif: { quality: 50, effort: 4 },
  webp: { quality: 76 },
  jpg: { quality: 78, mozjpeg: true },
};
const FORMATS = [...PICTURE_FORMATS, 'jpg'];

const files = [];
for (const picture of picturePlan(project, { COVER_SIZES, coverFolder })) {
  files.push(await derive(picture));
}
fs.writeFileSync(INDEX, indexOf(files.filter(({ group }) => group !== 'articles')));

/** @param {PlannedPicture} picture */
async function derive(picture) {
  const whole = sharp(await cropped(picture));
  const { width: masterWidth = 0, height: masterHeight = 0 } = await whole.metadata();
  const widths = widthsOf(masterWidth);
  await writeSizes(whole, picture, widths);
  const width = Math.max(...widths);
  const height = Math.round((masterHeight * width) / masterWidth);
  return { ...picture, width, height, color: await mainColor(whole) };
}

/**
 * @param {import('sharp').Sharp} whole
 * @param {PlannedPicture} picture
 * @param {number[]} widths
 */
async function writeSizes(whole, { group, name, master, crop, size }, widths) {
  const folder = path.join(PUBLIC, 'media', group, name);
  const fingerprint = fingerprintOf(master, { crop, size, widths, ENCODINGS });
  if (isUpToDate(`${group}/${name}`, fingerprint) && isComplete(folder, widths)) return;
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  for (const each of widths) await write(whole.clone().resize(each), path.join(folder, String(each)));
  saveFingerprint(`${group}/${name}`, fingerprint);
  console.log(`${group}/${name}: ${widths.join(', ')}`);
}

/** @param {PlannedPicture} picture */
async function cropped({ master, crop, size }) {
  const image = sharp(master);
  const { width = 0, height = 0 } = await image.metadata();
  if (crop) {
    image.extract({
      left: Math.round(crop.left * width),
      top: Math.round(crop.top * height),
      width: Math.round(crop.width * width),
      height: Math.round(crop.height * height),
    });
  }
  // PNG, since this intermediate image should be lossless.
  return (size ? image.resize({ ...size, fit: 'cover' }) : image).png({ compressionLevel: 1 }).toBuffer();
}

/**
 * @param {import('sharp').Sharp} image
 * @param {string} base path without its extension
 */
async function write(image, base) {
  for (const format of FORMATS) {
    await image.clone().toFormat(format, ENCODINGS[format]).toFile(`${base}.${format}`);
  }
}

/** @param {import('sharp').Sharp} image */
async function mainColor(image) {
  const { data } = await image
    .clone()
    .resize(1, 1, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return `#${[...data.subarray(0, 3)].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/**
 * Whether all files exist; some are missing after an interrupted run.
 * @param {string} folder
 * @param {number[]} widths
 */
function isComplete(folder, widths) {
  return widths.every((width) =>
    FORMATS.every((format) => fs.existsSync(path.join(folder, `${width}.${format}`))),
  );
}

/** @param {{ group: string, name: string, width: number, height: number, color: string }[]} pictures */
function indexOf(pictures) {
  const rows = pictures.map(({ group, name, width, height, color }) => {
    const src = `/media/${group}/${name}/${width}.jpg`;
    return `export const ${exportName(group, name)} = ${JSON.stringify({ src, width, height, color })} as const;`;
  });
  return `/** Written by tools/media/derive.mjs. */\n${rows.join('\n')}\n`;
}

/**
 * For example `photosFloorWide` for photos/floor-wide.
 * @param {string} group
 * @param {string} name
 */
function exportName(group, name) {
  return `${group}-${name}`.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
}
