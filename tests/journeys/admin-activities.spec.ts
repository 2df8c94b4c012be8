import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { createMember, openSignedIn, type Person } from './support/accounts';
import { ADMIN } from './support/desk';
import { expect, test } from './support/journey';

test.use({ expectedConsoleErrors: [/409 \(Conflict\)/] });

const ATTENDANCE = '/admin-dashboard?tab=attendance';

const dialog = (page: Page) => page.getByRole('dialog').first();

/** Finds a member in the dialog with the keyboard only. Enter is pressed before the search has finished. */
async function pick(page: Page, { email }: Person) {
  const picker = dialog(page).getByRole('combobox', { name: 'Member' });
  await expect(picker).toBeFocused();
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(picker).not.toHaveValue(email);
  await expect(dialog(page).getByRole('option')).toHaveCount(0);
}

/** Enters the reason for letting in a member without a pass. */
async function letIn(page: Page) {
  await expect(dialog(page).getByLabel('Reason for letting in without a pass')).toBeFocused();
  await page.keyboard.type('Trial week');
  await page.keyboard.press('Enter');
}

test('an admin marks attendance with the keyboard, is asked before marking it again, and undoes it', async ({
  page,
  request,
  graphqlCalls,
}) => {
  const member = await createMember(request, { name: 'Kavita Sane' });
  await openSignedIn(page, ADMIN, ATTENDANCE);
  const today = page.getByRole('region', { name: /^Today/ });
  const visits = today.getByRole('listitem').filter({ hasText: member.email });
  const mark = page.getByRole('button', { name: 'Mark Attendance' }).first();
  await mark.press('Enter');
  await expect(dialog(page).getByRole('combobox', { name: 'Member' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(dialog(page).getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page).getByRole('option')).toHaveCount(0);
  await pick(page, member);
  const before = graphqlCalls.length;
  await dialog(page).getByRole('button', { name: 'Mark Attendance' }).press('Enter');
  await letIn(page);
  await expect(visits).toHaveCount(1);
  await expect(visits).toContainText('Kavita Sane');
  await expect(mark).toBeFocused();
  const operations = graphqlCalls
    .slice(before)
    .map((call) => (JSON.parse(call) as { operationName: string }).operationName);
  expect(operations).toEqual(['RecordVisit', 'RecordVisit', 'Activities']);

  await mark.press('Enter');
  await pick(page, member);
  await dialog(page).getByRole('button', { name: 'Mark Attendance' }).press('Enter');
  await letIn(page);
  await expect(dialog(page).getByText(/^Came (just now|\d+ min ago)\. Mark again\?$/)).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'No' })).toBeFocused();
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Mark again' }).press('Enter');
  await expect(visits).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(visits).toHaveCount(1);

  await page.keyboard.press('/');
  await page.keyboard.type(member.email);
  await expect(page).toHaveURL(new RegExp(`q=${encodeURIComponent(member.email)}`));
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
  await page.reload();
  await expect(visits).toHaveCount(1);
});
