/**
 * Takes the screenshots that devices show before the app is installed, from a running instance:
 *
 *     node tools/icons/take-screenshots.mjs http://localhost:3000
 *
 * client/app/web-manifest.ts contains their sizes as well.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { ensureBrowser } from '../../scripts/test/ensure-browser.mjs';

const OUTPUT = path.resolve(import.meta.dirname, '../../client/public/icons/screenshots');
const NARROW = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };
const WIDE = { viewport: { width: 1440, height: 900 } };
const SHOTS = [
  { name: 'home-narrow', address: '/home', screen: NARROW },
  { name: 'blog-narrow', address: '/our-blog', screen: NARROW },
  { name: 'home-wide', address: '/home', screen: WIDE },
];

const origin = process.argv[2] ?? 'http://localhost:3000';
const browser = await chromium.launch({ executablePath: await ensureBrowser() });
await fs.mkdir(OUTPUT, { recursive: true });
for (const { name, address, screen } of SHOTS) {
  const page = await browser.newPage({ ...screen, colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.goto(origin + address, { waitUntil: 'networkidle' });
  const jpeg = sharp(await page.screenshot()).jpeg({ quality: 82, mozjpeg: true });
  const { size } = await jpeg.toFile(path.join(OUTPUT, `${name}.jpg`));
  console.log(`${name}.jpg: ${Math.round(size / 1024)} kB`);
  await page.close();
}
await browser.close();
