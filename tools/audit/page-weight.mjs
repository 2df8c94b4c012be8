import { compressedSize, STYLE_TEXT } from './budgets.mjs';

/**
 * Measures the weight of a page at the first visit, with an empty cache.
 * @param {import('puppeteer').Browser} browser
 * @param {string} url
 * @returns {Promise<Record<'Script' | 'Stylesheet' | 'Font' | 'Image', number>>} compressed bytes by kind
 */
export async function measureWeight(browser, url) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width: 390, height: 844, deviceScaleFactor: 2 });
  const devtools = await page.createCDPSession();
  const weights = { Script: 0, Stylesheet: 0, Font: 0, Image: 0 };
  const kinds = new Map();
  devtools.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  // Counts compressed bodies only; the length in Network.loadingFinished includes the headers.
  devtools.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind in weights) weights[kind] += encodedDataLength;
  });
  await devtools.send('Network.enable');
  await page.goto(url, { waitUntil: 'networkidle0' });
  await page.waitForFunction("'hydrated' in document.documentElement.dataset");
  await page.waitForNetworkIdle();
  weights.Stylesheet += compressedSize(await page.evaluate(STYLE_TEXT));
  await context.close();
  return weights;
}
