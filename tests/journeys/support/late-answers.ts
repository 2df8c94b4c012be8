import type { Page } from '@playwright/test';

/** Delay of the server's answers, in milliseconds. */
const LATE_MS = 2000;

export async function delayAnswers(page: Page): Promise<void> {
  await page.context().route('**/graphql', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LATE_MS));
    await route.continue();
  });
}
