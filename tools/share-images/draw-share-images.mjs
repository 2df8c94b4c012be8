/**
 * Generates the images for shared links, 1200 x 630, and the pictures of the studio for search engines, from the
 * masters: node tools/share-images/draw-share-images.mjs
 * The texts are in client/components/share-images.json. Chromium renders them in the fonts of the site.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { runnerImport } from 'vite';
import { ensureBrowser } from '../../scripts/test/ensure-browser.mjs';
import { shareImageHtml } from './share-image-html.mjs';

const PROJECT = path.resolve(import.meta.dirname, '../..');
const OUTPUT = path.join(PROJECT, 'client/public/share');
const SIZE = { width: 1200, height: 630 };
/** In the aspect ratios that search engines require. */
const STUDIO_PICTURE = 'photos/floor-wide';
const STUDIO_SIZES = { '1x1': [1200, 1200], '4x3': [1200, 900], '16x9': [1200, 675] };

/** @type {{ module: typeof import('../../common/studio.ts') }} */
const { module } = await runnerImport(path.join(PROJECT, 'common/studio.ts'), { logLevel: 'warn' });
/** @type {Record<string, { words: string, picture: string }>} */
const rows = JSON.parse(await fs.readFile(path.join(PROJECT, 'client/components/share-images.json'), 'utf8'));
const fonts = {
  display: await dataUrl('client/public/fonts/archivo-wide.woff2', 'font/woff2'),
  text: await dataUrl('client/public/fonts/figtree.woff2', 'font/woff2'),
};

await fs.mkdir(OUTPUT, { recursive: true });
await drawShareImages();
for (const [name, [width, height]] of Object.entries(STUDIO_SIZES)) {
  const picture = sharp(masterOf(STUDIO_PICTURE)).resize(width, height, { fit: 'cover' });
  await write(`studio-${name}`, picture);
}

async function drawShareImages() {
  const browser = await chromium.launch({ executablePath: await ensureBrowser() });
  const page = await browser.newPage({ viewport: SIZE });
  for (const [name, { words, picture }] of Object.entries(rows)) {
    const { studio } = module;
    const photo = await sharp(masterOf(picture)).resize(SIZE.width, SIZE.height, { fit: 'cover' }).toBuffer();
    await page.setContent(
      shareImageHtml({
        name: studio.name,
        words,
        place: `Fitness studio in ${studio.city}`,
        picture: `data:image/jpeg;base64,${photo.toString('base64')}`,
        fonts,
      }),
    );
    await page.evaluate('document.fonts.ready');
    await write(name, sharp(await page.screenshot({ type: 'png' })));
  }
  await browser.close();
}

/** @param {string} name */
function masterOf(name) {
  return path.join(PROJECT, 'tools/media/masters', `${name}.jpg`);
}

/**
 * @param {string} file
 * @param {string} type
 */
async function dataUrl(file, type) {
  return `data:${type};base64,${await fs.readFile(path.join(PROJECT, file), 'base64')}`;
}

/**
 * @param {string} name
 * @param {import('sharp').Sharp} image
 */
async function write(name, image) {
  const { size } = await image.jpeg({ quality: 80, mozjpeg: true }).toFile(path.join(OUTPUT, `${name}.jpg`));
  console.log(`${name}.jpg: ${Math.round(size / 1024)} kB`);
}
