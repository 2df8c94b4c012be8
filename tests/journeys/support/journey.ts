import { expect, test as base, type Page } from '@playwright/test';
import { defaultSettings } from '#common/settings/default-settings';
import { studioFacts } from '#common/settings/studio-facts';
import { setStudio } from '#common/studio';
import { HYDRATED } from '../../../client/before-hydration/marks';

// Journeys compute days as the demonstration studio does, which they visit.
setStudio(studioFacts(defaultSettings));

interface JourneyFixtures {
  /** Console errors and warnings to expect; any other one fails the journey. */
  expectedConsoleErrors: RegExp[];
  /** The requests to /graphql so far, as JSON: the body, or the query parameters of a GET request. */
  graphqlCalls: string[];
}

/** Logged by Playwright when service workers are blocked (playwright.config.ts). */
const BLOCKED_WORKER = /^Service Worker registration blocked by Playwright$/;

/** A journey fails on any error or warning in the console: hydration errors, CSP violations, missing files. */
export const test = base.extend<JourneyFixtures>({
  expectedConsoleErrors: [[], { option: true }],
  graphqlCalls: async ({ page }, use) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname !== '/graphql') return;
      calls.push(request.postData() ?? JSON.stringify(Object.fromEntries(searchParams)));
    });
    await use(calls);
  },
  page: async ({ page, expectedConsoleErrors }, use) => {
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    await use(page);
    const expected = [...expectedConsoleErrors, BLOCKED_WORKER];
    const unexpected = complaints.filter((text) => !expected.some((pattern) => pattern.test(text)));
    expect(unexpected).toEqual([]);
  },
});

export { expect };

/** Opens a page and waits until it is hydrated. */
export async function open(page: Page, path: string) {
  const response = await page.goto(path);
  await untilHydrated(page);
  return response;
}

/** Waits until React handles clicks; before that, the browser follows links by loading the page. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction((key) => key in document.documentElement.dataset, HYDRATED);
}
