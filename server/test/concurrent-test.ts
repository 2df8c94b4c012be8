import { test } from 'vitest';

/** Tests that mostly wait, and so run at the same time, each on a site of its own. */
export const concurrentTest = <Site extends { close: () => Promise<void> }>(open: () => Promise<Site>) =>
  test.extend<{ site: Site }>({
    site: async ({ task: _any }, use) => {
      const site = await open();
      await use(site);
      await site.close();
    },
  }).concurrent;
