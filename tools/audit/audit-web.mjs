/**
 * npm run audit:web: page weight, Lighthouse scores, and the findings of axe, pa11y and the Nu HTML checker for public
 * pages; and the response time of first clicks, which Lighthouse does not measure. Takes some minutes. Exits with 1 if
 * a limit is exceeded or there are findings.
 *
 *     npm run audit:web -- [--runs 5] [/home /photos]
 */
import { createRequire } from 'node:module';
import { parseArgs } from 'node:util';
import { withProduct } from '../../bench/support/product.mjs';
import { ensureBrowser } from '../../scripts/test/ensure-browser.mjs';
import { checkAccessibility } from './accessibility.mjs';
import { CLICKS, measureFirstClick } from './first-click.mjs';
import { runLighthouse } from './lighthouse.mjs';
import { checkHtml } from './nu-checker.mjs';
import { measureWeight } from './page-weight.mjs';
import { median, printTable, rowOf } from './report.mjs';

const { runs, pages: namedPages } = parseArguments(process.argv.slice(2));
const browserPath = await ensureBrowser();
const puppeteer = createRequire(import.meta.url)('puppeteer');

await withProduct(async (address) => {
  const pages = namedPages.length > 0 ? namedPages : await listedPages(address);
  const rows = [];
  for (const path of pages) rows.push(await audit(new URL(path, address)));
  printTable(rows);
  const clicks = [];
  for (const click of CLICKS.filter(({ path }) => pages.includes(path)))
    clicks.push(await timeClick(click, address));
  console.table(clicks);
  const hasFailed =
    rows.some(({ failures }) => failures.length > 0) || clicks.some((click) => click.median > click.limit);
  return hasFailed ? 1 : 0;
});

/**
 * The paths in the sitemap.
 * @param {string} address
 */
async function listedPages(address) {
  const sitemap = await (await fetch(new URL('/sitemap.xml', address))).text();
  return [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => new URL(String(url)).pathname);
}

/** @param {URL} url */
function audit(url) {
  console.log(`  ${url.pathname} ...`);
  return withBrowser(async (browser) =>
    rowOf(url.pathname, {
      weights: await measureWeight(browser, url.href),
      lighthouse: await runLighthouse(browser, { url: url.href, runs }),
      accessibility: await checkAccessibility(browser, url.href),
      html: await checkHtml(url.href),
    }),
  );
}

/**
 * @param {import('./first-click.mjs').Click} click
 * @param {string} address
 */
async function timeClick(click, address) {
  const times = [];
  for (let run = 0; run < runs; run++)
    times.push(Math.round(await withBrowser((browser) => measureFirstClick(browser, address, click))));
  return {
    'first click': `${click.name} on ${click.path}`,
    'after the first paint': click.afterMs,
    times: times.join(' '),
    median: median(times),
    limit: click.limitMs,
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

/** @param {string[]} args */
function parseArguments(args) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { runs: { type: 'string', default: '5' } },
  });
  return { runs: Number(values.runs), pages: positionals };
}
