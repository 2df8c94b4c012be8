import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleAtAllWidths } from './support/accessibility';
import { createMember, openSignedIn } from './support/accounts';
import { ADMIN } from './support/desk';
import { expect, test } from './support/journey';

test.use({ expectedConsoleErrors: [/409 \(Conflict\)|400 \(Bad Request\)/] });

const save = (page: Page) => page.getByRole('button', { name: 'Save details' });

test('two admins edit a member at once: nothing is overwritten unseen', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const { email } = await createMember(request, { name: 'Kavita Sane' });
  await openSignedIn(page, ADMIN, '/admin-dashboard?tab=edit');
  await page.getByRole('combobox', { name: 'Member' }).fill(email);
  await page.getByRole('option').click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Kavita Sane');

  const context = await browser.newContext({ baseURL: baseURL!, serviceWorkers: 'block' });
  const other = await context.newPage();
  await openSignedIn(other, ADMIN, new URL(page.url()).pathname + new URL(page.url()).search);
  await other.getByLabel('Name', { exact: true }).fill('Kavita Rane');
  await other.getByLabel('Fitness goals').fill('A first 5 km');
  await save(other).click();
  await expect(other.getByText('User details saved.')).toBeVisible();
  await context.close();

  await page.getByLabel('Name', { exact: true }).fill('Kavita Sane-Rane');
  await expect(page.getByText('1 field changed')).toBeVisible();
  await save(page).click();
  const dialog = page.getByRole('dialog', { name: 'Kavita Rane was changed meanwhile' });
  await expect(dialog.getByRole('row')).toHaveText([
    'FieldSaved meanwhileYours',
    'NameKavita RaneKavita Sane-Rane',
    'Fitness goalsA first 5 kmNot changed by you',
  ]);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save mine' }).click();
  await expect(page.getByText('User details saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Kavita Sane-Rane');
  await expect(page.getByLabel('Fitness goals')).toHaveValue('A first 5 km');
});

test('measurements are shown on request, and saved with their BMI after the consent of the member; the tab has no axe violations', async ({
  page,
  request,
}) => {
  const { email } = await createMember(request, { name: 'Kavita Sane' });
  await openSignedIn(page, ADMIN, '/admin-dashboard?tab=edit');
  await expectAccessibleAtAllWidths(page);
  await page.getByRole('combobox', { name: 'Member' }).fill(email);
  await page.getByRole('option').click();
  await page.getByRole('button', { name: 'Show measurements' }).click();
  await expect(page.getByRole('heading', { name: 'Measurements' })).toBeFocused();
  await page.getByLabel('Weight (kg)').fill('64');
  await page.getByLabel('Height (cm)').fill('160');
  await expect(page.getByLabel('BMI (kg/m²)')).toHaveValue('25');
  await save(page).click();
  await expect(page.getByText(/^Ask the member first/)).toBeVisible();
  const agreed = page.getByRole('checkbox', { name: 'The member has agreed, here with me' });
  await expect(agreed).toBeFocused();
  await expectAccessibleAtAllWidths(page);
  await agreed.check();
  await save(page).click();
  await expect(page.getByText('User details saved.')).toBeVisible();
  await expect(agreed).toHaveCount(0);
  await expectAccessibleAtAllWidths(page);
});
