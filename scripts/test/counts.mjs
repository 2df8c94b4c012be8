import fs from 'node:fs';

/** A run without a report counts as one failure. */
const NOTHING_RAN = { passed: 0, failed: 1 };

/** @param {string} file */
function read(file) {
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : undefined;
}

/** @param {string} file report of vitest */
export function vitestCounts(file) {
  const report = read(file);
  if (!report || report.numTotalTests === 0) return NOTHING_RAN;
  const { numPassedTests: passed, numFailedTests, success } = report;
  // A test file that cannot be loaded fails without any failed test.
  return { passed, failed: success ? numFailedTests : Math.max(numFailedTests, 1) };
}

/** @param {string} file report of Playwright */
export function journeyCounts(file) {
  const report = read(file);
  if (!report || report.stats.expected === 0) return NOTHING_RAN;
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected, failed: unexpected + flaky + report.errors.length };
}
