// Generates the icons of the site from client/public/favicon.svg: node tools/icons/draw-icons.mjs
import fs from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { icoFile } from './ico.mjs';

const PUBLIC = path.resolve(import.meta.dirname, '../../client/public');
const BACKGROUND = '#0B1224';
/** Devices crop maskable icons to their own shape, but always keep the middle 80 % of the width. */
const SAFE_ZONE = 0.8;
const SIZES = [192, 512];
const APPLE_SIZE = 180;
const FAVICON_SIZES = [16, 32, 48];

const source = await fs.readFile(path.join(PUBLIC, 'favicon.svg'), 'utf8');
/** Without rounded corners, for devices that round them. */
const square = source.replace(/ rx="\d+"/, '');

await fs.mkdir(path.join(PUBLIC, 'icons'), { recursive: true });
for (const size of SIZES) {
  await write(`icons/icon-${size}.png`, await png(source, size));
  await write(`icons/maskable-${size}.png`, await maskable(size));
}
await write('icons/apple-touch-icon.png', await png(square, APPLE_SIZE));
const images = await Promise.all(
  FAVICON_SIZES.map(async (size) => ({ size, data: await png(source, size) })),
);
await write('favicon.ico', icoFile(images));

/**
 * @param {string} svg
 * @param {number} size
 */
function png(svg, size) {
  return sharp(Buffer.from(svg), { density: 72 * (size / 64) })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** @param {number} size */
async function maskable(size) {
  const inner = Math.round(size * SAFE_ZONE);
  const margin = Math.floor((size - inner) / 2);
  return sharp({ create: { width: size, height: size, channels: 4, background: BACKGROUND } })
    .composite([{ input: await png(square, inner), left: margin, top: margin }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/**
 * @param {string} name
 * @param {Buffer} data
 */
async function write(name, data) {
  await fs.writeFile(path.join(PUBLIC, name), data);
  console.log(`${name}: ${data.length} bytes`);
}
