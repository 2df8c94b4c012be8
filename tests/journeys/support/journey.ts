import { expect, test as base } from '@playwright/test';

interface JourneyFixtures {
  /** What the browser's console is expected to complain of; anything else fails the journey. */
  expectedComplaints: RegExp[];
  /** Bodies of the calls to /graphql, as they are made. */
  graphqlCalls: string[];
}

/** A journey fails on any error or warning in the console: hydration, security policy, missing files. */
export const test = base.extend<JourneyFixtures>({
  expectedComplaints: [[], { option: true }],
  graphqlCalls: async ({ page }, use) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/graphql') calls.push(request.postData() ?? '');
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
    const unexpected = complaints.filter((text) => !expectedComplaints.some((pattern) => pattern.test(text)));
    expect(unexpected).toEqual([]);
  },
});

export { expect };
