/**
 * npm run audit:web: what the public pages weigh, how Lighthouse judges them, and whether axe, pa11y and the Nu HTML
 * checker find anything; and how long the first press takes, which Lighthouse does not see. Takes some minutes; ends
 * with 1 when a figure is missed.
 *
 *     npm run audit:web -- [--runs 5] [/home /photos]
 */
import { createRequire } from 'node:module';
import { withProduct } from '../../bench/support/product.mjs';
import { ensureBrowser } from '../../scripts/test/ensure-browser.mjs';
import { PUBLIC_PAGES } from './budgets.mjs';
import { sweep } from './accessibility.mjs';
import { firstPress, PRESSES } from './first-press.mjs';
import { judge } from './lighthouse.mjs';
import { checkHtml } from './nu-checker.mjs';
import { median, printTable, rowOf } from './table.mjs';
import { weigh } from './weigh.mjs';

const { runs, pages } = settings(process.argv.slice(2));
const browserPath = await ensureBrowser();
const puppeteer = createRequire(import.meta.url)('puppeteer');

await withProduct(async (address) => {
  const rows = [];
  for (const path of pages) rows.push(await audit(new URL(path, address)));
  printTable(rows);
  const presses = [];
  for (const press of PRESSES.filter(({ path }) => pages.includes(path)))
    presses.push(await timePress(press, address));
  console.table(presses);
  const isMissed =
    rows.some(({ failures }) => failures.length > 0) || presses.some((press) => press.median > press.limit);
  return isMissed ? 1 : 0;
});

/** @param {URL} url */
function audit(url) {
  console.log(`  ${url.pathname} ...`);
  return withBrowser(async (browser) =>
    rowOf(url.pathname, {
      weights: await weigh(browser, url.href),
      lighthouse: await judge(browser, { url: url.href, runs }),
      accessibility: await sweep(browser, url.href),
      html: await checkHtml(url.href),
    }),
  );
}

/**
 * @param {import('./first-press.mjs').Press} press
 * @param {string} address
 */
async function timePress(press, address) {
  const times = [];
  for (let run = 0; run < runs; run++)
    times.push(Math.round(await withBrowser((browser) => firstPress(browser, address, press))));
  return {
    'first press': `${press.name} on ${press.path}`,
    'after the first paint': press.afterMs,
    times: times.join(' '),
    median: median(times),
    limit: press.limitMs,
  };
}

/**
 * @template Result
 * @param {(browser: import('puppeteer').Browser) => Promise<Result>} work
 */
async function withBrowser(work) {
  const browser = await puppeteer.launch({ executablePath: browserPath, args: ['--no-sandbox'] });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** @param {string[]} words */
function settings(words) {
  const at = words.indexOf('--runs');
  const runs = at < 0 ? 5 : Number(words.splice(at, 2)[1]);
  return { runs, pages: words.length > 0 ? words : PUBLIC_PAGES };
}
