import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleAtAllWidths } from './support/accessibility';
import { createMember, logIn, openSignedIn } from './support/accounts';
import { createFrontDesk } from './support/front-desk';
import { expect, open, test } from './support/journey';

const ADMIN_TABS = /^(Edit User Details|Import|Audit)$/;

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const dialog = (page: Page) => page.getByRole('dialog');

test('the day of the front desk: it logs in, checks its tabs, renews a membership in cash and writes a note', async ({
  page,
  request,
}) => {
  const desk = await createFrontDesk(request);
  const { email } = await createMember(request, { name: 'Sayali Apte' });
  await open(page, '/login');
  await logIn(page, desk);
  await expect(page).toHaveURL('/admin-dashboard');
  await expect(title(page, 'Check-in')).toBeVisible();
  await expectAccessible(page);

  const tabs = page.getByRole('navigation', { name: 'Admin panel' });
  await expect(tabs.getByRole('link', { name: ADMIN_TABS })).toHaveCount(0);
  await tabs.getByRole('link', { name: 'Members' }).click();
  await page.getByRole('searchbox', { name: 'Search members' }).fill(email);
  await expect(page.getByRole('row')).toHaveCount(2);
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row.getByRole('link', { name: /^Edit/ })).toHaveCount(0);
  await row.getByRole('button', { name: 'Renew' }).click();
  await dialog(page).getByLabel('Plan').selectOption('Basic, ₹1,300');
  const ways = dialog(page).getByRole('group', { name: 'Paid by' }).getByRole('radio');
  await expect(ways).toHaveCount(3);
  await dialog(page).getByRole('radio', { name: 'Cash' }).check();
  await dialog(page).getByRole('button', { name: 'Sell' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(row).toContainText('Basic');
  await expect(row.getByRole('button', { name: /^Cancel/ })).toHaveCount(0);

  await row.getByRole('button', { name: 'Sayali Apte', exact: true }).click();
  await dialog(page)
    .getByRole('textbox', { name: /^New note/ })
    .fill('Has paid in cash.');
  await dialog(page).getByRole('button', { name: 'Add note' }).click();
  await expect(dialog(page).getByRole('listitem').filter({ hasText: 'Has paid in cash.' })).toBeVisible();
  await expect(dialog(page).getByRole('link', { name: 'Edit' })).toHaveCount(0);
  await expectAccessible(page);

  await open(page, '/admin-dashboard?tab=audit');
  await expect(title(page, 'Check-in')).toBeVisible();
});

test('each tab of the front desk asks only for what it may read', async ({ page, request }) => {
  const refused: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().includes('/graphql')) return;
    const text = await response.text().catch(() => '');
    if (text.includes('"errors"')) refused.push(text);
  });
  await openSignedIn(page, await createFrontDesk(request), '/admin-dashboard');
  for (const tab of [
    'Overview',
    'Orders',
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
