// npm test: sets up what is missing, then checks, unit and API tests, and journeys in a real browser.
import fs from 'node:fs';
import './set-up/project.mjs';
import { ensureBuilt } from './set-up/ensure-built.mjs';
import { ensureInstalled } from './set-up/ensure-installed.mjs';
import { alone } from './set-up/lock.mjs';
import { requireNode } from './set-up/require-node.mjs';
import { runChecks } from './test/checks.mjs';
import { ensureBrowser } from './test/ensure-browser.mjs';
import { journeyCounts, vitestCounts } from './test/counts.mjs';
import { freePort } from './test/free-port.mjs';
import { runVisible } from './test/run-visible.mjs';

const REPORTS = '.data/reports';
const VITEST_REPORT = `${REPORTS}/vitest.json`;
const JOURNEY_REPORT = `${REPORTS}/journeys.json`;

requireNode();
// What a developer set for the running product must not reach the tests.
for (const name of ['DATABASE_URL', 'NODE_ENV', 'PORT', 'HOST', 'PUBLIC_URL', 'DATA_DIR'])
  delete process.env[name];
await alone(ensureInstalled);
const browser = await ensureBrowser();
fs.rmSync(REPORTS, { recursive: true, force: true });
fs.mkdirSync(REPORTS, { recursive: true });

console.log('\nChecks');
const results = [await runChecks()];

console.log('\nUnit and API tests');
await runVisible([
  'node_modules/vitest/vitest.mjs',
  'run',
  '--reporter=dot',
  '--reporter=json',
  `--outputFile.json=${VITEST_REPORT}`,
]);
results.push(vitestCounts(VITEST_REPORT));

console.log('\nJourneys in the browser');
await alone(ensureBuilt);
await runVisible(['node_modules/@playwright/test/cli.js', 'test'], {
  CHROME_PATH: browser,
  JOURNEY_PORT: String(await freePort()),
  JOURNEY_REPORT,
});
results.push(journeyCounts(JOURNEY_REPORT));

const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
