import lighthouse from 'lighthouse';

/** Lighthouse's category ids. By default it emulates a phone. */
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * @typedef {object} Scores
 * @property {number[]} performance one score per run, 0 to 100
 * @property {Record<string, number>} lowest score of each category
 * @property {number} layoutShift the largest cumulative layout shift of all runs
 * @property {string[]} failedAudits of the other categories
 */

/**
 * @param {import('puppeteer').Browser} browser
 * @param {{ url: string, runs: number }} settings
 * @returns {Promise<Scores>}
 */
export async function runLighthouse(browser, { url, runs }) {
  const port = Number(new URL(browser.wsEndpoint()).port);
  const reports = [];
  for (let run = 0; run < runs; run++) {
    reports.push(await reportOf(url, port));
  }
  const scores = (category) => reports.map(({ categories }) => Math.round(categories[category].score * 100));
  return {
    performance: scores('performance'),
    lowest: Object.fromEntries(CATEGORIES.map((category) => [category, Math.min(...scores(category))])),
    layoutShift: Math.max(...reports.map(({ audits }) => audits['cumulative-layout-shift'].numericValue)),
    failedAudits: [...new Set(reports.flatMap(failedAudits))],
  };
}

/** In a headless browser, Lighthouse sometimes fails to render a page. */
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
  throw new Error(`Lighthouse failed on ${url}: ${failure}`);
}

/** @param {import('lighthouse').Result} report */
function failedAudits({ audits, categories }) {
  return CATEGORIES.slice(1)
    .flatMap((category) => categories[category].auditRefs)
    .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
    .map(({ id }) => id);
}
