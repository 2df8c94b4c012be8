import type { Page } from '@playwright/test';
import { expectAccessibleAtAllWidths } from './support/accessibility';
import { createMember, openSignedIn } from './support/accounts';
import { ADMIN } from './support/desk';
import { expect, test } from './support/journey';

const MEMBERS = '/admin-dashboard?tab=members';

const bar = (page: Page) => page.getByRole('region', { name: 'Selected members' });
const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

test(
  'an admin selects members, sees who will change, and gives all of them a trainer',
  { tag: '@phone' },
  async ({ page, request }) => {
    const emails: string[] = [];
    const surname = `Bulk${Date.now()}`;
    for (const name of ['Anu', 'Bina', 'Charu'])
      emails.push((await createMember(request, { name: `${name} ${surname}` })).email);
    await openSignedIn(page, ADMIN, `${MEMBERS}&q=${surname}`);
    await expect(rowOf(page, emails[2]!)).toBeVisible();
    await page.getByRole('checkbox', { name: `Select Anu ${surname}` }).click();
    await page.getByRole('checkbox', { name: `Select Charu ${surname}` }).click({ modifiers: ['Shift'] });
    await expect(bar(page)).toContainText('3 selected');
    await bar(page).getByRole('button', { name: 'Assign trainer' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Trainer').selectOption({ index: 2 });
    await expect(dialog).toContainText('3 will change.');
    await dialog.getByRole('button', { name: 'Assign trainer' }).click();
    await expect(page.getByRole('group', { name: '3 members changed' })).toBeVisible();
    for (const email of emails) await expect(rowOf(page, email).getByRole('combobox')).not.toHaveValue('');
    await expect(bar(page)).toBeHidden();
  },
);

test('by keyboard, members are selected with x and get a plan without payment', async ({ page, request }) => {
  const surname = `Keys${Date.now()}`;
  const { email } = await createMember(request, { name: `Dipa ${surname}` });
  await openSignedIn(page, ADMIN, `${MEMBERS}&q=${surname}`);
  await expect(rowOf(page, email)).toContainText('N/A');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(bar(page)).toContainText('1 selected');
  await bar(page).getByRole('button', { name: 'Set plan' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Plan').selectOption('Basic');
  await expect(dialog).toContainText('1 will change.');
  await dialog.getByLabel('Reason').fill('Won the raffle');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: '1 member changed' })).toBeVisible();
  await expect(rowOf(page, email)).toContainText('Basic');
});

test('a view is saved, changed, reset and deleted', async ({ page }) => {
  const name = `Inactive ${Date.now()}`;
  await openSignedIn(page, ADMIN, MEMBERS);
  await page.getByRole('combobox', { name: 'Status' }).selectOption('inactive');
  await page.getByRole('button', { name: 'Save view' }).press('Enter');
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  const chip = page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name });
  await expect(chip).toHaveAttribute('aria-current', 'true');
  await page.getByRole('combobox', { name: 'Status' }).selectOption('active');
  await expect(page.getByText('Changed:')).toBeVisible();
  await page.reload();
  await page.getByRole('link', { name: 'Reset' }).click();
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('inactive');
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete view' }).click();
  await expect(chip).toHaveCount(0);
});

test('the selection and its dialogs have no axe violations', async ({ page }) => {
  await openSignedIn(page, ADMIN, `${MEMBERS}&status=active`);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
  await expect(bar(page)).toBeVisible();
  await expectAccessibleAtAllWidths(page);
  for (const [action, field] of [
    ['Assign trainer', 'Trainer'],
    ['Set plan', 'Plan'],
  ] as const) {
    await bar(page).getByRole('button', { name: action }).click();
    await page.getByRole('dialog').getByLabel(field).selectOption({ index: 1 });
    await expect(page.getByRole('dialog')).toContainText('will change');
    await expectAccessibleAtAllWidths(page);
    await page.keyboard.press('Escape');
  }
});
