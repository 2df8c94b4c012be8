import { defineConfig, devices } from '@playwright/test';
import { BLANK_SETTINGS } from './scripts/test/blank-settings.mjs';
import { JOURNEY_ADMIN_SECRET } from './tests/journeys/support/accounts';

const port = Number(process.env['JOURNEY_PORT'] ?? 3199);

/**
 * The built product as its users meet it: as a process that is started and stopped, and in a real browser.
 * `npm test` finds the browser and names it in CHROME_PATH.
 */
export default defineConfig({
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  // Two browsers and the product share what may be two processors.
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
    // A trace (`--trace on`) takes a third of the time again. The picture goes with the page's outline and its log.
    screenshot: 'only-on-failure',
    // A file that it has kept is not asked for, and what a journey does to requests would not reach it.
    serviceWorkers: 'block',
    launchOptions: process.env['CHROME_PATH'] ? { executablePath: process.env['CHROME_PATH'] } : {},
  },
  projects: [
    { name: 'process', testDir: 'tests/process' },
    {
      name: 'desktop',
      testDir: 'tests/journeys',
      // Saves the time of the animations. Files about motion set it back, and on phones everything moves.
      use: {
        ...devices['Desktop Chrome'],
        viewport: { width: 1440, height: 900 },
        reducedMotion: 'reduce',
      },
    },
    {
      name: 'phone',
      testDir: 'tests/journeys',
      // What is the same at any width runs once; docs/tests.md says what a phone changes.
      grep: /@phone/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
  ],
  webServer: {
    command: 'node scripts/start.mjs',
    url: `http://localhost:${port}/readyz`,
    env: {
      ...BLANK_SETTINGS,
      PORT: String(port),
      DATA_DIR: '.data/journeys',
      ADMIN_SIGNUP_SECRET: JOURNEY_ADMIN_SECRET,
      RATE_LIMIT_SCALE: '1000',
    },
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
