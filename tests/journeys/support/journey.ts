import { expect, test as base, type Page } from '@playwright/test';

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

/** Waits until the page answers to clicks: React leaves a mark on each element that it has taken over. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const heading = document.querySelector('main h1');
    return heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactFiber'));
  });
}
