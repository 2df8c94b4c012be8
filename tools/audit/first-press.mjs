/** Slower than this machine by as much as Lighthouse's phone, on its line. */
const CPU_SLOWDOWN = 4;
const LINE = { download: 1_600_000 / 8, upload: 750_000 / 8, latency: 150 };

/** The longest that a control of the browser may wait for our code, in milliseconds. */
const NATIVE_MAX_MS = 100;

/**
 * @typedef {object} Press
 * @property {string} name
 * @property {string} path
 * @property {string} target selector of what is pressed
 * @property {number} afterMs when, after the first paint
 * @property {string} isDone evaluated in the page: whether the press is answered
 * @property {number} limitMs
 */

/** @type {Press[]} */
export const PRESSES = [
  ...[0, 1000, 3000].flatMap((afterMs) => [
    {
      name: 'a link',
      path: '/home',
      target: 'main a',
      afterMs,
      // All of our listeners have run, and the browser follows the link.
      isDone: 'window.isHeard',
      limitMs: NATIVE_MAX_MS,
    },
    {
      name: 'the menu',
      path: '/home',
      target: 'header [popovertarget]',
      afterMs,
      isDone: "document.querySelector('[popover]').matches(':popover-open')",
      limitMs: NATIVE_MAX_MS,
    },
  ]),
  {
    name: 'the colour scheme',
    path: '/home',
    target: '[data-scheme-toggle]',
    afterMs: 3000,
    isDone: "document.documentElement.dataset.mantineColorScheme === 'dark'",
    limitMs: 200,
  },
  {
    name: 'a photo',
    path: '/photos',
    target: 'main li a[aria-haspopup]',
    afterMs: 3000,
    isDone: "document.querySelector('dialog[open]') !== null",
    limitMs: 500,
  },
];

/**
 * Runs in the page: notes when it is pressed, and the first frame in which the press is answered; of a link the task
 * after all of its listeners, since its next frame is that of the next page.
 */
const watch = (isDone) => `
  addEventListener('pointerdown', ({ timeStamp }) => (window.pressedAt ??= timeStamp), { capture: true });
  // The measurement stays on the page. Once it is hydrated, its links are prevented from leaving after it has heard of them.
  const stay = (event) => event.target.closest('a') && event.preventDefault();
  const isHydrated = () => 'hydrated' in document.documentElement.dataset;
  addEventListener('click', stay);
  addEventListener('click', (event) => {
    if (!isHydrated()) stay(event);
    setTimeout(() => {
      window.isHeard = true;
      look();
    });
  }, { capture: true });
  let look;
  window.answered = new Promise((resolve) => {
    look = () => (${isDone} ? resolve(performance.now()) : requestAnimationFrame(look));
    look();
  });
  undefined`;

const untilAfterPaint = (afterMs) => `new Promise((resolve) =>
  new PerformanceObserver((list) => {
    const paint = list.getEntriesByName('first-contentful-paint')[0];
    if (paint) setTimeout(resolve, paint.startTime + ${afterMs} - performance.now());
  }).observe({ type: 'paint', buffered: true }))`;

/**
 * How long the first thing that a visitor presses takes to answer on a phone, whatever the page's code is at.
 * @param {import('puppeteer').Browser} browser
 * @param {string} origin
 * @param {Press} press
 * @returns {Promise<number>} milliseconds from the press to the answer
 */
export async function firstPress(browser, origin, { path, target, afterMs, isDone }) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width: 390, height: 844, deviceScaleFactor: 2, hasTouch: true, isMobile: true });
  await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'light' }]);
  await page.emulateCPUThrottling(CPU_SLOWDOWN);
  await page.emulateNetworkConditions(LINE);
  await page.goto(new URL(path, origin).href, { waitUntil: 'domcontentloaded' });
  await page.evaluate(watch(isDone));
  await page.evaluate(untilAfterPaint(afterMs));
  await page.tap(target);
  const duration = await page.evaluate('window.answered.then((answeredAt) => answeredAt - window.pressedAt)');
  await context.close();
  return duration;
}
