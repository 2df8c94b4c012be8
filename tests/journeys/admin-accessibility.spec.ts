import { expectAccessibleAtAllWidths } from './support/accessibility';
import { openSignedIn } from './support/accounts';
import { ADMIN, pressShortcut } from './support/desk';
import { expect, open, test } from './support/journey';

const TAB = '/admin-dashboard?tab=';
const MEMBERS = `${TAB}members`;

const PHONE = { width: 390, height: 844 };

test('the members, their selection, columns, dialogs and history have no axe violations', async ({
  page,
}) => {
  test.slow();
  await openSignedIn(page, ADMIN, `${MEMBERS}&status=active`);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expectAccessibleAtAllWidths(page);
  const dialog = page.getByRole('dialog');
  for (const action of ['Renew', 'Cancel']) {
    await page
      .getByRole('button', { name: new RegExp(`^${action} `) })
      .first()
      .click();
    if (action === 'Renew') await page.getByRole('radio', { name: 'Without payment' }).check();
    await expectAccessibleAtAllWidths(page);
    await page.keyboard.press('Escape');
  }
  await page.getByRole('row').nth(1).getByRole('button').first().click();
  await expect(dialog.getByRole('list', { name: 'History, newest first' })).toBeVisible();
  await expectAccessibleAtAllWidths(page);
  await page.keyboard.press('Escape');

  await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
  const bar = page.getByRole('region', { name: 'Selected members' });
  await expect(bar).toBeVisible();
  await expectAccessibleAtAllWidths(page);
  for (const [action, field] of [
    ['Assign trainer', 'Trainer'],
    ['Set plan', 'Plan'],
  ] as const) {
    await bar.getByRole('button', { name: action }).click();
    await dialog.getByLabel(field).selectOption({ index: 1 });
    await expect(dialog).toContainText('will change');
    await expectAccessibleAtAllWidths(page);
    await page.keyboard.press('Escape');
  }

  await open(page, `${MEMBERS}&member=nobody`);
  await expect(dialog.getByRole('alert')).toContainText('does not exist');
  await expectAccessibleAtAllWidths(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Columns' }).press('Enter');
  await expect(page.getByRole('checkbox', { name: 'Trainer' })).toBeVisible();
  await expectAccessibleAtAllWidths(page);
  await page.keyboard.press('Escape');
  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expectAccessibleAtAllWidths(page);
});

test('orders, visits, overview and settings have no axe violations, with dialogs and mistakes', async ({
  page,
}) => {
  test.slow();
  await openSignedIn(page, ADMIN, `${TAB}orders&status=all`);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expectAccessibleAtAllWidths(page);
  for (const decision of ['Refund', 'Confirm', 'Reject']) {
    await page
      .getByRole('button', { name: new RegExp(`^${decision} `) })
      .first()
      .click();
    await expectAccessibleAtAllWidths(page);
    await page.getByRole('button', { name: 'Cancel' }).click();
  }

  await open(page, `${TAB}attendance`);
  const visits = page.getByRole('main').getByRole('listitem');
  await expect(visits.first()).toBeVisible();
  await expectAccessibleAtAllWidths(page);
  await page.getByRole('button', { name: 'Mark Attendance' }).click();
  const dialog = page.getByRole('dialog').first();
  await dialog.getByRole('combobox', { name: 'Member' }).press('ArrowDown');
  await expect(dialog.getByRole('option').first()).toBeVisible();
  await expectAccessibleAtAllWidths(page);
  await open(page, `${TAB}workouts`);
  await expect(visits.first()).toBeVisible();
  await expectAccessibleAtAllWidths(page);

  await expect(page.getByRole('button', { name: 'Search or jump to…' })).toBeVisible();
  await pressShortcut(page, 'g', 'o');
  await expect(page).toHaveURL(`${TAB}overview`);
  await expect(page.getByRole('region', { name: 'At risk' }).getByRole('listitem')).toHaveCount(5);
  await expect(page.getByRole('heading', { name: 'Visits by week' })).toBeVisible();
  await expectAccessibleAtAllWidths(page);

  await open(page, `${TAB}settings`);
  const hours = page.getByRole('region', { name: 'Opening hours' });
  await hours.getByRole('button', { name: 'Add a holiday' }).click();
  await hours.getByRole('button', { name: 'Save' }).click();
  await expect(hours.getByText('Give the occasion, such as Diwali.')).toBeVisible();
  const taxes = page.getByRole('region', { name: 'Tax and receipts' });
  await taxes.getByLabel('GSTIN').fill('27AAPFU0939F1ZW');
  await taxes.getByRole('button', { name: 'Add a rate' }).click();
  await taxes.getByRole('button', { name: 'Save' }).click();
  await expect(taxes.getByText('This is no GSTIN.')).toBeVisible();
  await expectAccessibleAtAllWidths(page);
});
