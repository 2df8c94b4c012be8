import type { Page } from '@playwright/test';
import { createMember, openSignedIn } from './support/accounts';
import { ADMIN } from './support/desk';
import { expect, test } from './support/journey';

const MEMBERS = '/admin-dashboard?tab=members';

const drawer = (page: Page) => page.getByRole('dialog');
const entry = (page: Page, text: string) => drawer(page).getByRole('listitem').filter({ hasText: text });

test('a member is opened from the list; notes and what happens are in one history', async ({
  page,
  request,
}) => {
  const { email } = await createMember(request, { name: 'Ketaki Bapat' });
  await openSignedIn(page, ADMIN, `${MEMBERS}&q=${email}`);
  await page.getByRole('button', { name: 'Ketaki Bapat', exact: true }).click();
  await expect(page).toHaveURL(/member=/);
  await expect(drawer(page)).toHaveAccessibleName('Ketaki Bapat');
  await expect(drawer(page).getByRole('link', { name: email })).toBeVisible();
  await expect(entry(page, 'Profile changed')).toBeVisible();

  await drawer(page)
    .getByRole('textbox', { name: /^New note/ })
    .fill('Knee surgery in March.\nNo squats.');
  await drawer(page).getByRole('button', { name: 'Add note' }).click();
  await expect(entry(page, 'No squats.')).toBeVisible();
  await entry(page, 'No squats.').getByRole('button', { name: 'Edit note' }).click();
  await drawer(page).getByRole('textbox', { name: 'Note', exact: true }).fill('No squats until May.');
  await drawer(page).getByRole('button', { name: 'Save note' }).click();
  await expect(entry(page, 'No squats until May.')).toContainText('edited');

  await drawer(page).getByRole('button', { name: 'Sell a pass' }).click();
  const renewal = page.getByRole('dialog', { name: /^Sell a plan/ });
  await renewal.getByLabel('Plan').selectOption('Basic, ₹1,300');
  await renewal.getByRole('radio', { name: 'Card' }).check();
  await renewal.getByRole('button', { name: 'Sell' }).click();
  await expect(renewal).toBeHidden();
  await expect(drawer(page).getByRole('status').filter({ hasText: 'Basic, until' })).toBeVisible();
  await expect(entry(page, 'Order paid')).toBeVisible();
  await drawer(page).getByRole('checkbox', { name: 'Receipts' }).click();
  await expect(entry(page, 'Order paid')).toHaveCount(0);
  await expect(entry(page, ' issued')).toBeVisible();
  await drawer(page).getByRole('checkbox', { name: 'Receipts' }).click();

  await page.reload();
  await entry(page, 'No squats until May.').getByRole('button', { name: 'Remove note' }).click();
  await page
    .getByRole('dialog', { name: 'Remove this note?' })
    .getByRole('button', { name: 'Remove' })
    .click();
  await expect(entry(page, 'Note removed')).toBeVisible();
  await expect(entry(page, 'No squats until May.')).toHaveCount(0);
  await drawer(page).getByRole('button', { name: 'Close' }).click();
  await expect(drawer(page)).toHaveCount(0);
});

test('the drawer by keyboard: Enter opens it, j and k change the member, Esc and Back close it', async ({
  page,
}) => {
  await openSignedIn(page, ADMIN, `${MEMBERS}&status=active`);
  const rows = page.getByRole('row');
  await expect(rows.nth(2)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Search or jump to/ })).toBeVisible();
  await page.locator('h1').focus();
  await page.keyboard.press('j');
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(drawer(page)).toBeVisible();
  const first = page.url();
  await page.keyboard.press('j');
  await expect(page).not.toHaveURL(first);
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toHaveCount(0);
  await expect(rows.nth(2)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(drawer(page)).toBeVisible();
  await page.goBack();
  await expect(drawer(page)).toHaveCount(0);
});
