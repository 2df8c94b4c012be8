import { defineConfig, devices } from '@playwright/test';
import { START_ARGUMENTS } from './scripts/start-arguments.mjs';
import { BLANK_SETTINGS } from './scripts/test/blank-settings.mjs';
import { JOURNEY_DATA_DIR } from './scripts/test/journey-data.mjs';

const port = Number(process.env['JOURNEY_PORT'] ?? 3199);

/** Journeys that need what only a phone has (docs/tests.md). All others run on the desktop; none runs on both. */
const ON_A_PHONE = /@phone/;

/**
 * Tests of the built product: as a process that is started and stopped, and in a real browser, whose path `npm test`
 * passes in CHROME_PATH.
 */
export default defineConfig({
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // One more than the cores of a small machine: browsers without a window leave them idle often enough.
  workers: 3,
  // Generous, since three browsers and the product may share two cores.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: process.env['JOURNEY_REPORT']
    ? [['line'], ['json', { outputFile: process.env['JOURNEY_REPORT'] }]]
    : 'line',
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    actionTimeout: 30_000,
    // Recording traces (`--trace on`) would make the run a third slower.
    screenshot: 'only-on-failure',
    // A service worker would answer requests from its cache, where the journeys cannot intercept them.
    serviceWorkers: 'block',
    launchOptions: process.env['CHROME_PATH'] ? { executablePath: process.env['CHROME_PATH'] } : {},
  },
  projects: [
    { name: 'process', testDir: 'tests/process' },
    {
      name: 'desktop',
      testDir: 'tests/journeys',
      grepInvert: ON_A_PHONE,
      // Skips animations to save time. Journeys about animations enable them, and so does the project `phone`.
      use: {
        ...devices['Desktop Chrome'],
        viewport: { width: 1440, height: 900 },
        reducedMotion: 'reduce',
      },
    },
    {
      name: 'phone',
      testDir: 'tests/journeys',
      grep: ON_A_PHONE,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
  ],
  webServer: {
    command: ['node', ...START_ARGUMENTS].join(' '),
    url: `http://localhost:${port}/readyz`,
    env: {
      ...BLANK_SETTINGS,
      PORT: String(port),
      DATA_DIR: JOURNEY_DATA_DIR,
      RATE_LIMIT_SCALE: '1000',
    },
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
