import { expect, test as base, type Page } from '@playwright/test';
import { HYDRATED } from '../../../client/app/hydration';

interface JourneyFixtures {
  /** What the browser's console is expected to complain of; anything else fails the journey. */
  expectedComplaints: RegExp[];
  /** The calls to /graphql as they are made, as JSON: bodies, or the parameters of addresses. */
  graphqlCalls: string[];
}

/** Said by Playwright where a journey goes without the service worker (playwright.config.ts). */
const BLOCKED_WORKER = /^Service Worker registration blocked by Playwright$/;

/** A journey fails on any error or warning in the console: hydration, security policy, missing files. */
export const test = base.extend<JourneyFixtures>({
  expectedComplaints: [[], { option: true }],
  graphqlCalls: async ({ page }, use) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname !== '/graphql') return;
      calls.push(request.postData() ?? JSON.stringify(Object.fromEntries(searchParams)));
    });
    await use(calls);
  },
  page: async ({ page, expectedComplaints }, use) => {
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    await use(page);
    const expected = [...expectedComplaints, BLOCKED_WORKER];
    const unexpected = complaints.filter((text) => !expected.some((pattern) => pattern.test(text)));
    expect(unexpected).toEqual([]);
  },
});

export { expect };

/** Opens a page and waits until it answers to clicks. */
export async function open(page: Page, path: string) {
  const response = await page.goto(path);
  await untilHydrated(page);
  return response;
}

/** Waits until React handles what is pressed; before that the browser follows a link by loading its page. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction((key) => key in document.documentElement.dataset, HYDRATED);
}
