import fs from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/**
 * @typedef {{ passed: number, failed: number, failures: string[] }} Results `failures`: what failed, with its file and
 *   the beginning of its message
 * @typedef {{ fullName: string, status: string, failureMessages?: string[] }} UnitTest of a report of vitest
 * @typedef {{ projectName: string, status: string, results?: { error?: { message?: string } }[] }} Journey
 * @typedef {{ title: string, file: string, line: number, tests: Journey[] }} Spec of a report of Playwright
 * @typedef {{ title: string, suites?: Suite[], specs?: Spec[] }} Suite of such a report
 */

/** A flaky journey is a failed one. */
const FAILED = new Set(['unexpected', 'flaky']);

/** @param {string} file */
function read(file) {
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : undefined;
}

/**
 * A run without a report counts as one failure.
 * @param {string} name
 * @returns {Results}
 */
const nothingRan = (name) => ({ passed: 0, failed: 1, failures: [`${name}: nothing ran`] });

/**
 * @param {string} file report of vitest
 * @returns {Results}
 */
export function vitestResults(file) {
  const report = read(file);
  if (!report || report.numTotalTests === 0) return nothingRan('unit and API tests');
  const { numPassedTests: passed, numFailedTests, success, testResults } = report;
  // A test file that cannot be loaded fails without any failed test.
  const failed = success ? numFailedTests : Math.max(numFailedTests, 1);
  return { passed, failed, failures: testResults.flatMap(failuresOfFile) };
}

/** @param {{ name: string, status: string, assertionResults: UnitTest[] }} file */
function failuresOfFile({ name, status, assertionResults }) {
  const relative = path.relative(process.cwd(), name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (status === 'failed' && failed.length === 0) return [`${relative}: the file failed outside its tests`];
  return failed.map((test) => `${relative} › ${test.fullName}${beginningOf(test.failureMessages?.[0])}`);
}

const LINES_SHOWN = 6;
const CHARACTERS_SHOWN = 600;

/** The list of failures is all that is kept of a long output, so it says why, too. */
function beginningOf(message = '') {
  const lines = stripVTControlCharacters(message).split('\n').slice(0, LINES_SHOWN);
  const text = lines.join('\n    ').slice(0, CHARACTERS_SHOWN);
  return text && `\n    ${text}`;
}

/**
 * @param {string} file report of Playwright
 * @returns {Results}
 */
export function journeyResults(file) {
  const report = read(file);
  if (!report || report.stats.expected === 0) return nothingRan('journeys');
  const { expected, unexpected, flaky } = report.stats;
  return {
    passed: expected,
    failed: unexpected + flaky + report.errors.length,
    failures: [
      ...report.suites.flatMap(failuresOfSuite),
      ...report.errors.map((/** @type {{ message: string }} */ error) => error.message.split('\n')[0]),
    ],
  };
}

/**
 * @param {Suite} suite
 * @returns {string[]}
 */
function failuresOfSuite({ suites = [], specs = [] }) {
  return [...specs.flatMap(failuresOfSpec), ...suites.flatMap(failuresOfSuite)];
}

/** @param {Spec} spec */
const failuresOfSpec = ({ title, file, line, tests }) =>
  tests
    .filter(({ status }) => FAILED.has(status))
    .map(({ projectName, results = [] }) => {
      const failed = results.find(({ error }) => error);
      return `[${projectName}] ${file}:${line} › ${title}${beginningOf(failed?.error?.message)}`;
    });
