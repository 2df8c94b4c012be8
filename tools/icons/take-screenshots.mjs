/**
 * Takes the pictures of the site that a device shows before it is installed, from a product that runs:
 *
 *     node tools/icons/take-screenshots.mjs http://localhost:3000
 *
 * Their sizes stand in client/app/web-manifest.ts as well.
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
  const png = sharp(await page.screenshot()).png({ palette: true, quality: 90, effort: 10 });
  const { size } = await png.toFile(path.join(OUTPUT, `${name}.png`));
  console.log(`${name}.png: ${Math.round(size / 1024)} kB`);
  await page.close();
}
await browser.close();
