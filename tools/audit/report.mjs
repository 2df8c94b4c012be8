import { BUDGETS } from './budgets.mjs';

/** The minimum for the median of Lighthouse's performance scores. */
const PERFORMANCE_MIN = 95;

/**
 * @typedef {object} Findings
 * @property {Awaited<ReturnType<typeof import('./page-weight.mjs').measureWeight>>} weights
 * @property {import('./lighthouse.mjs').Scores} lighthouse
 * @property {string[]} accessibility
 * @property {string[] | null} html null if the checker could not run
 */

/**
 * @param {string} path
 * @param {Findings} findings
 */
export function rowOf(path, { weights, lighthouse, accessibility, html }) {
  const kB = (bytes) => (bytes / 1000).toFixed(1);
  return {
    cells: {
      page: path,
      performance: lighthouse.performance.join(' '),
      accessibility: lighthouse.lowest['accessibility'],
      'best practices': lighthouse.lowest['best-practices'],
      SEO: lighthouse.lowest['seo'],
      CLS: lighthouse.layoutShift.toFixed(3),
      'JS kB': kB(weights.Script),
      'CSS kB': kB(weights.Stylesheet),
      'fonts kB': kB(weights.Font),
      'pictures kB': kB(weights.Image),
      'axe, pa11y': accessibility.length,
      'Nu HTML': html ? html.length : 'no Java',
    },
    failures: [...exceededBudgets(weights), ...lowScores(lighthouse), ...accessibility, ...(html ?? [])],
  };
}

/** @param {ReturnType<typeof rowOf>[]} rows */
export function printTable(rows) {
  console.table(rows.map(({ cells }) => cells));
  for (const { cells, failures } of rows) {
    for (const failure of failures) console.log(`  ${cells.page}: ${failure}`);
  }
}

/** @param {Findings['weights']} weights */
function exceededBudgets(weights) {
  const limits = { Script: BUDGETS.script, Stylesheet: BUDGETS.stylesheet, Font: BUDGETS.font };
  return Object.entries(limits)
    .filter(([kind, limit]) => weights[kind] > limit)
    .map(([kind, limit]) => `${kind} ${weights[kind]} bytes, limit ${limit}`);
}

/** @param {Findings['lighthouse']} lighthouse */
function lowScores({ performance, layoutShift, failedAudits }) {
  const isSlow = median(performance) < PERFORMANCE_MIN;
  return [
    ...(isSlow ? [`performance ${performance.join(' ')}`] : []),
    ...(layoutShift > 0 ? [`layout shift ${layoutShift}`] : []),
    ...failedAudits,
  ];
}

/** @param {number[]} values */
export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
