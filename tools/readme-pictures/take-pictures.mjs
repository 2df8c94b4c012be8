/**
 * npm run pictures:readme: takes the pictures of the README from a fresh product with its demo data, in light and dark,
 * and writes them to docs/pictures. The demo data is dated relative to today, so dates in the pictures change.
 */
import fs from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { withProduct } from '../../bench/support/product.mjs';
import { ensureBrowser } from '../../scripts/test/ensure-browser.mjs';

const OUTPUT = path.resolve(import.meta.dirname, '../../docs/pictures');
const BYTES_MAX = 120_000;
const QUALITY = 80;

const MEMBER = { email: 'member@studio.example', password: 'Member-demo-2026' };
const ADMIN = { email: 'admin@studio.example', password: 'Admin-demo-2026' };

/** Evaluated in the page. Does not wait for images outside the viewport, which are loaded lazily. */
const VISIBLE_IMAGES_LOADED = `Promise.all(
  [...document.images]
    .filter((image) => {
      const { top, left, bottom, right } = image.getBoundingClientRect();
      return image.checkVisibility() && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
    })
    .map((image) => image.decode().catch(() => {})),
)`;

/**
 * @typedef {object} Shot
 * @property {string} name of the files
 * @property {(token: string) => Promise<string>} addressOf path of the page
 * @property {{ email: string, password: string }} [user] who is logged in
 * @property {string} [scrollTo] selector of the element at the top
 */

/** @param {string} origin @returns {Shot[]} */
const shotsOf = (origin) => [
  { name: 'home', addressOf: async () => '/home' },
  { name: 'exercises', addressOf: async () => '/exercise-hub?exercise=goblet-squat' },
  {
    name: 'workout-plan',
    user: MEMBER,
    addressOf: (token) => savedPlanPath(origin, token),
    scrollTo: 'li[data-today]',
  },
  { name: 'orders', user: ADMIN, addressOf: async () => '/admin-dashboard?tab=orders&status=all' },
];

const browserPath = await ensureBrowser();

await withProduct(async (origin) => {
  const browser = await chromium.launch({ executablePath: browserPath });
  fs.mkdirSync(OUTPUT, { recursive: true });
  let isTooLarge = false;
  for (const shot of shotsOf(origin))
    for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
      const file = path.join(OUTPUT, `${shot.name}-${colorScheme}.webp`);
      const { size } = await sharp(await take(browser, origin, { ...shot, colorScheme }))
        .webp({ quality: QUALITY, effort: 6 })
        .toFile(file);
      console.log(`  ${path.basename(file)}: ${Math.round(size / 1000)} kB`);
      isTooLarge ||= size > BYTES_MAX;
    }
  await browser.close();
  if (isTooLarge) console.error(`A picture is larger than ${BYTES_MAX / 1000} kB.`);
  return isTooLarge ? 1 : 0;
});

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 * @param {Shot & { colorScheme: 'light' | 'dark' }} shot
 */
async function take(browser, origin, { addressOf, user, scrollTo, colorScheme }) {
  const page = await browser.newPage({
    baseURL: origin,
    viewport: { width: 1440, height: 900 },
    colorScheme,
    reducedMotion: 'reduce',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    serviceWorkers: 'block',
  });
  const token = user ? await logIn(page, user) : '';
  await page.goto(await addressOf(token), { waitUntil: 'networkidle' });
  await page.locator('html[data-hydrated]').waitFor();
  if (scrollTo)
    await page
      .locator(scrollTo)
      .first()
      .evaluate((element) => element.scrollIntoView());
  await page.waitForLoadState('networkidle');
  await page.evaluate(VISIBLE_IMAGES_LOADED);
  const picture = await page.screenshot();
  await page.context().close();
  return picture;
}

/**
 * Logs in over the API, which sets the cookie, and stores the token where the pages expect it.
 * @param {import('@playwright/test').Page} page
 * @param {{ email: string, password: string }} user
 */
async function logIn(page, user) {
  const response = await page.request.post('/api/user/signIn', { data: user });
  const { token } = await response.json();
  await page.goto('/robots.txt');
  await page.evaluate(`localStorage.setItem('userToken', ${JSON.stringify(token)})`);
  return token;
}

/**
 * @param {string} origin
 * @param {string} token
 */
async function savedPlanPath(origin, token) {
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: '{ me { user { workoutPlans { id } } } }' }),
  });
  const { data } = await response.json();
  return `/Diet?tab=workout-plan&plan=${data.me.user.workoutPlans[0].id}`;
}
