/** CPU and network throttling as in Lighthouse's mobile settings. */
const CPU_SLOWDOWN = 4;
const NETWORK = { download: 1_600_000 / 8, upload: 750_000 / 8, latency: 150 };

/** The limit for native controls, which do not need our code. */
const NATIVE_MAX_MS = 100;

/**
 * @typedef {object} Click
 * @property {string} name
 * @property {string} path
 * @property {string} target selector of the clicked element
 * @property {number} afterMs time of the click after the first paint
 * @property {string} isDone evaluated in the page: whether it has responded to the click
 * @property {number} limitMs
 */

/** @type {Click[]} */
export const CLICKS = [
  ...[0, 1000, 3000].flatMap((afterMs) => [
    {
      name: 'a link',
      path: '/home',
      target: 'main a',
      afterMs,
      // All of our listeners have run, and the browser would follow the link.
      isDone: 'window.areListenersDone',
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
    isDone: "document.documentElement.dataset.colorScheme === 'dark'",
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
 * Runs in the page: records the time of the click, and of the first frame in which the page has responded. For a link
 * that is the task after all listeners, since the next frame would belong to the next page.
 */
const watch = (isDone) => `
  addEventListener('pointerdown', ({ timeStamp }) => (window.clickedAt ??= timeStamp), { capture: true });
  // Keeps the browser on this page. On a hydrated page the default is prevented last, so that its own listeners run as usual.
  const stay = (event) => event.target.closest('a') && event.preventDefault();
  const isHydrated = () => 'hydrated' in document.documentElement.dataset;
  addEventListener('click', stay);
  addEventListener('click', (event) => {
    if (!isHydrated()) stay(event);
    setTimeout(() => {
      window.areListenersDone = true;
      check();
    });
  }, { capture: true });
  let check;
  window.responded = new Promise((resolve) => {
    check = () => (${isDone} ? resolve(performance.now()) : requestAnimationFrame(check));
    check();
  });
  undefined`;

const untilAfterPaint = (afterMs) => `new Promise((resolve) =>
  new PerformanceObserver((list) => {
    const paint = list.getEntriesByName('first-contentful-paint')[0];
    if (paint) setTimeout(resolve, paint.startTime + ${afterMs} - performance.now());
  }).observe({ type: 'paint', buffered: true }))`;

/**
 * Measures the response to the first click on a slow phone, even if the page's code has not been loaded yet.
 * @param {import('puppeteer').Browser} browser
 * @param {string} origin
 * @param {Click} click
 * @returns {Promise<number>} milliseconds from the click to the response
 */
export async function measureFirstClick(browser, origin, { path, target, afterMs, isDone }) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width: 390, height: 844, deviceScaleFactor: 2, hasTouch: true, isMobile: true });
  await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'light' }]);
  await page.emulateCPUThrottling(CPU_SLOWDOWN);
  await page.emulateNetworkConditions(NETWORK);
  await page.goto(new URL(path, origin).href, { waitUntil: 'domcontentloaded' });
  await page.evaluate(watch(isDone));
  await page.evaluate(untilAfterPaint(afterMs));
  await page.tap(target);
  const duration = await page.evaluate(
    'window.responded.then((respondedAt) => respondedAt - window.clickedAt)',
  );
  await context.close();
  return duration;
}
