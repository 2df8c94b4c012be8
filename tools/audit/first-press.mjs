/** Slower than this machine by as much as Lighthouse's phone. */
const CPU_SLOWDOWN = 4;

/** In which a reader looks at the page before the first press. */
const LOOK_MS = 1000;

/** Runs in the page: notes when it is pressed, and when the photo lies open. */
const WATCH = `
  addEventListener('pointerdown', ({ timeStamp }) => (window.pressedAt = timeStamp), { capture: true });
  window.opened = new Promise((resolve) => {
    const look = () =>
      document.querySelector('dialog[open]') ? resolve(performance.now()) : requestAnimationFrame(look);
    look();
  });
  undefined`;

/**
 * How long the first thing that a visitor presses takes to answer on a phone, the start of the page's code included.
 * @param {import('puppeteer').Browser} browser
 * @param {URL} url of the page with the photos
 * @returns {Promise<number>} milliseconds from the press to the open photo
 */
export async function firstPress(browser, url) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width: 390, height: 844, deviceScaleFactor: 2, hasTouch: true, isMobile: true });
  await page.emulateCPUThrottling(CPU_SLOWDOWN);
  await page.goto(url.href, { waitUntil: 'networkidle0' });
  await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  await page.evaluate(WATCH);
  await page.tap('main li a[aria-haspopup]');
  const duration = await page.evaluate('window.opened.then((openedAt) => openedAt - window.pressedAt)');
  await context.close();
  return duration;
}
