import type { Page } from '@playwright/test';
import { createMember, openSignedIn } from './support/accounts';
import { ADMIN } from './support/desk';
import { expect, test } from './support/journey';

const MEMBERS = '/admin-dashboard?tab=members';

const bar = (page: Page) => page.getByRole('region', { name: 'Selected members' });
const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

test('an admin selects members, sees who will change, and gives all of them a trainer', async ({
  page,
  request,
}) => {
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
});
