import { expectAccessibleAtAllWidths } from './support/accessibility';
import { openSignedIn } from './support/accounts';
import { ADMIN } from './support/desk';
import { expect, test } from './support/journey';

const SETTINGS = '/admin-dashboard?tab=settings';

test('an admin adds a profile, which search engines are told at once', async ({ page, request }) => {
  const profile = `https://social.example/${Date.now()}`;
  await openSignedIn(page, ADMIN, SETTINGS);
  const studio = page.getByRole('region', { name: 'Studio', exact: true });
  await studio.getByLabel('PIN code').fill('4110');
  await studio.getByLabel('Profiles on other sites').fill(profile);
  await studio.getByRole('button', { name: 'Save' }).click();
  await expect(studio.getByText('A PIN code has six digits.')).toBeVisible();
  await expect(studio.getByLabel('PIN code')).toBeFocused();
  await studio.getByLabel('PIN code').fill('411 000');
  await page.keyboard.press('Enter');
  await expect(studio.getByText('Saved. The site shows it now.')).toBeVisible();
  const home = await (await request.get('/home')).text();
  expect(home).toContain(profile);
});

test('an admin sets the password of the mail server, tries it out, and sees no trace of it', async ({
  page,
}) => {
  const password = `secret-${Date.now()}`;
  await openSignedIn(page, ADMIN, SETTINGS);
  const mail = page.getByRole('region', { name: 'Mail', exact: true });
  await mail.getByRole('button', { name: /^(Set|Replace)$/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('New value', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(mail.getByText('Saved. It is not shown again.')).toBeVisible();
  await expect(mail.getByText(/^Set on /)).toBeVisible();
  await mail.getByRole('button', { name: 'Send me a mail' }).click();
  await expect(mail.getByText('No mail server is set, so mails wait in the database.')).toBeVisible();
  await page.reload();
  await expect(mail.getByText(/^Set on /)).toBeVisible();
  expect(await page.content()).not.toContain(password);
});

test('the settings have no axe violations, also with mistakes and a holiday', async ({ page }) => {
  await openSignedIn(page, ADMIN, SETTINGS);
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

test('an admin adds a day pass, sets its price and takes it off sale', async ({ page }) => {
  const name = `Weekend pass ${Date.now()}`;
  await openSignedIn(page, ADMIN, '/admin-dashboard?tab=plans');
  await page.getByRole('button', { name: 'Add a plan' }).click();
  const form = page.getByRole('dialog', { name: 'Add a plan' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Kind').selectOption({ value: 'DAY_PASS' });
  await form.getByLabel('Days').fill('2');
  await form.getByLabel('Price in rupees').fill('400');
  await form.getByRole('button', { name: 'Add plan' }).click();
  const card = page.getByRole('listitem').filter({ hasText: name });
  await expect(card).toContainText('₹400');
  await card.getByRole('button', { name: `Set price of ${name}` }).click();
  await page.getByLabel('Price in rupees').fill('450');
  await page.keyboard.press('Enter');
  await expect(card).toContainText('₹450');
  await card.getByRole('button', { name: `Move ${name} up` }).press('Enter');
  await expect(card.getByRole('button', { name: `Move ${name} up` })).toBeFocused();
  await card.getByRole('button', { name: `Take off sale: ${name}` }).click();
  await expect(page.getByRole('region', { name: 'Not on sale' }).getByText(name)).toBeVisible();
  await expectAccessibleAtAllWidths(page);
});
