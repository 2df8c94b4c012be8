import type { Page } from '@playwright/test';

/** Answers of the server are late by so many milliseconds. */
const LATE_MS = 2000;

export async function delayAnswers(page: Page): Promise<void> {
  await page.context().route('**/graphql', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LATE_MS));
    await route.continue();
  });
}
