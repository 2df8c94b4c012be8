import type { Page } from '@playwright/test';
import { expectAccessibleAtAllWidths } from './support/accessibility';
import { openSignedIn } from './support/accounts';
import { frontDeskByCommand } from './support/front-desk';
import { expect, open, test } from './support/journey';

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('each tab of the front desk asks only for what it may read', async ({ page, request }) => {
  const refused: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().includes('/graphql')) return;
    const text = await response.text().catch(() => '');
    if (text.includes('"errors"')) refused.push(text);
  });
  await openSignedIn(page, await frontDeskByCommand(request), '/admin-dashboard');
  for (const tab of [
    'Overview',
    'Orders',
    'Close the day',
    'At risk',
    'Members',
    'Attendance',
    'Workouts',
    'Progress',
    'Check-in',
  ]) {
    await page.getByRole('link', { name: tab, exact: true }).click();
    await expect(title(page, tab)).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.getByText('Error loading data')).toHaveCount(0);
  }
  expect(refused).toEqual([]);
  await expectAccessibleAtAllWidths(page);
  await open(page, '/home');
  await page.getByRole('link', { name: 'Open admin' }).click();
  await expect(title(page, 'Check-in')).toBeVisible();
});
