/**
 * Makes what the site shows out of the masters: each picture in every width and format of common/pictures.ts, and
 * common/picture-files.generated.ts with their sizes and main colours. Pictures older than their master are made anew.
 *
 *     node tools/media/derive.mjs
 */
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { runnerImport } from 'vite';
import { picturePlan } from './picture-plan.mjs';

/** @typedef {import('./picture-plan.mjs').PlannedPicture} PlannedPicture */

const project = fileURLToPath(new URL('../..', import.meta.url));
/** @type {{ module: typeof import('../../common/pictures.ts') }} */
const { module } = await runnerImport(path.join(project, 'common/pictures.ts'), { logLevel: 'warn' });
const { COVER_SIZES, PICTURE_FORMATS, coverFolder, widthsOf } = module;

const PUBLIC = path.join(project, 'client/public');
const INDEX = path.join(project, 'common/picture-files.generated.ts');

/** Quality by format, as measured in the media kit: no visible loss at these sizes. */
const ENCODINGS = {
  /** @param {import('sharp').Sharp} image */
  avif: (image) => image.avif({ quality: 50, effort: 4 }),
  /** @param {import('sharp').Sharp} image */
  webp: (image) => image.webp({ quality: 76 }),
  /** @param {import('sharp').Sharp} image */
  jpg: (image) => image.jpeg({ quality: 78, mozjpeg: true }),
};

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
  const width = Math.max(...widths);
  const folder = path.join(PUBLIC, 'media', picture.group, picture.name);
  if (!isFresh(folder, { master: picture.master, widths })) {
    fs.rmSync(folder, { recursive: true, force: true });
    fs.mkdirSync(folder, { recursive: true });
    for (const each of widths) await write(whole.clone().resize(each), path.join(folder, String(each)));
    console.log(`${picture.group}/${picture.name}: ${widths.join(', ')}`);
  }
  const height = Math.round((masterHeight * width) / masterWidth);
  return { ...picture, width, height, color: await mainColor(whole) };
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
  return (size ? image.resize({ ...size, fit: 'cover' }) : image).toBuffer();
}

/**
 * @param {import('sharp').Sharp} image
 * @param {string} base path without its ending
 */
async function write(image, base) {
  for (const format of [...PICTURE_FORMATS, 'jpg']) {
    await ENCODINGS[format](image.clone()).toFile(`${base}.${format}`);
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
 * Whether every file is there, also after a run that was broken off, and newer than the master.
 * @param {string} folder
 * @param {{ master: string, widths: number[] }} source
 */
function isFresh(folder, { master, widths }) {
  const changedAt = timeOf(master);
  return widths.every((width) =>
    [...PICTURE_FORMATS, 'jpg'].every(
      (format) => timeOf(path.join(folder, `${width}.${format}`)) > changedAt,
    ),
  );
}

/**
 * When the file was written; long ago when there is none.
 * @param {string} file
 */
function timeOf(file) {
  return fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
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
 * photos/floor-wide: photosFloorWide
 * @param {string} group
 * @param {string} name
 */
function exportName(group, name) {
  return `${group}-${name}`.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
}
