import lighthouse from 'lighthouse';

/** By the names that Lighthouse gives them. It judges as on a phone unless told otherwise. */
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * @typedef {object} Judgement
 * @property {number[]} performance one score a run, 0 to 100
 * @property {Record<string, number>} lowest of each category
 * @property {number} shift the largest layout shift of all runs
 * @property {string[]} faults audits of the other categories that were not passed
 */

/**
 * @param {import('puppeteer').Browser} browser
 * @param {{ url: string, runs: number }} settings
 * @returns {Promise<Judgement>}
 */
export async function judge(browser, { url, runs }) {
  const port = Number(new URL(browser.wsEndpoint()).port);
  const reports = [];
  for (let run = 0; run < runs; run++) {
    reports.push(await reportOf(url, port));
  }
  const scores = (category) => reports.map(({ categories }) => Math.round(categories[category].score * 100));
  return {
    performance: scores('performance'),
    lowest: Object.fromEntries(CATEGORIES.map((category) => [category, Math.min(...scores(category))])),
    shift: Math.max(...reports.map(({ audits }) => audits['cumulative-layout-shift'].numericValue)),
    faults: [...new Set(reports.flatMap(faultsOf))],
  };
}

/** How often Lighthouse may fail to see a page at all, which happens in a window without a screen. */
const ATTEMPTS_MAX = 3;

/**
 * @param {string} url
 * @param {number} port
 */
async function reportOf(url, port) {
  let failure;
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt++) {
    const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: CATEGORIES });
    if (result && !result.lhr.runtimeError) return result.lhr;
    failure = result?.lhr.runtimeError?.code;
  }
  throw new Error(`Lighthouse has not judged ${url}: ${failure}`);
}

/** @param {import('lighthouse').Result} report */
function faultsOf({ audits, categories }) {
  return CATEGORIES.slice(1)
    .flatMap((category) => categories[category].auditRefs)
    .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
    .map(({ id }) => id);
}
