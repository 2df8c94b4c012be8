// npm test: sets up what is missing, then runs the checks, unit and API tests, and journeys in a real browser.
import fs from 'node:fs';
import './set-up/project.mjs';
import { requireNode } from './set-up/require-node.mjs';

requireNode();
const { ensureBuilt } = await import('./set-up/ensure-built.mjs');
const { ensureInstalled } = await import('./set-up/ensure-installed.mjs');
const { BLANK_SETTINGS } = await import('./test/blank-settings.mjs');
const { BUILD, runChecks } = await import('./test/checks.mjs');
const { journeyResults, vitestResults } = await import('./test/results.mjs');
const { ensureBrowser } = await import('./test/ensure-browser.mjs');
const { freePort } = await import('./test/free-port.mjs');
const { JOURNEY_DATA_DIR } = await import('./test/journey-data.mjs');
const { runVisible } = await import('./test/run-visible.mjs');

const REPORTS = '.data/reports';
const VITEST_REPORT = `${REPORTS}/vitest.json`;
const JOURNEY_REPORT = `${REPORTS}/journeys.json`;

Object.assign(process.env, BLANK_SETTINGS);
await ensureInstalled();
const browser = await ensureBrowser();
for (const folder of [REPORTS, JOURNEY_DATA_DIR]) fs.rmSync(folder, { recursive: true, force: true });
fs.mkdirSync(REPORTS, { recursive: true });

console.log('\nChecks');
const checks = await runChecks([BUILD]);

console.log('\nUnit and API tests');
await runVisible(
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${VITEST_REPORT}`,
  ],
  { NODE_ENV: 'test' },
);

console.log('\nJourneys in the browser');
await ensureBuilt();
await runVisible(['node_modules/@playwright/test/cli.js', 'test'], {
  CHROME_PATH: browser,
  JOURNEY_PORT: String(await freePort()),
  JOURNEY_REPORT,
});

const results = [checks, vitestResults(VITEST_REPORT), journeyResults(JOURNEY_REPORT)];
const failures = results.flatMap((result) => result.failures);
if (failures.length > 0) console.log(`\nFailed:\n${failures.map((failure) => `  ${failure}\n`).join('')}`);
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
