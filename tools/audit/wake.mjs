/**
 * Moves a pointer over a page, which brings its code to life, and waits until it is alive.
 * @param {import('puppeteer').Page} page
 */
export async function wake(page) {
  await page.mouse.move(1, 1);
  await page.waitForFunction("'hydrated' in document.documentElement.dataset");
}
