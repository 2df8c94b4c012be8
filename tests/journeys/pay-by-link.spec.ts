import { newPhone } from './support/accounts';
import { expectAccessible, expectAccessibleAtAllWidths } from './support/accessibility';
import { openDesk } from './support/desk';
import { expect, open } from './support/journey';
import { test } from './support/paid-online';

test('a member without an account pays a reduced price with the link that the front desk hands on', async ({
  browser,
  shop: { address },
}) => {
  const page = await openDesk(browser, address);
  await open(page, '/admin-dashboard?tab=members');
  await page.getByRole('button', { name: 'Add a member' }).first().click();
  const form = page.getByRole('dialog', { name: 'Add a member' });
  await form.getByLabel('Name').fill('Mrunal Gadre');
  await form.getByLabel('Contact number').fill(newPhone());
  await form.getByRole('checkbox', { name: /privacy notice/ }).check();
  await form.getByRole('button', { name: 'Add member' }).click();
  const drawer = page.getByRole('dialog', { name: 'Mrunal Gadre', exact: true });
  await drawer.getByRole('button', { name: 'Sell a pass' }).click();
  const sale = page.getByRole('dialog', { name: 'Sell a plan to Mrunal Gadre' });
  await sale.getByLabel('Plan').selectOption('Basic, ₹1,300');
  await sale.getByRole('button', { name: 'Add a discount' }).click();
  await sale.getByLabel('Discount in rupees').fill('100');
  await sale.getByLabel('Reason for the discount').fill('Diwali');
  await sale.getByRole('radio', { name: 'Later, by link' }).check();
  await expectAccessible(page);
  await sale.getByRole('button', { name: 'Make the link' }).click();
  const made = page.getByRole('dialog', { name: 'Link to pay' });
  const link = await made.getByLabel('Link').inputValue();
  expect(link).toMatch(/\/pay#[\w-]{43}$/);
  await expect(made.getByRole('link', { name: 'Send by WhatsApp' })).toBeVisible();
  await expectAccessible(page);
  await made.getByRole('button', { name: 'Close' }).click();

  const context = await browser.newContext({ baseURL: address });
  const own = await context.newPage();
  await open(own, `/pay${new URL(link).hash}`);
  await expect(own.getByText('Hello Mrunal, your plan is Basic, for ₹1,200.')).toBeVisible();
  await expectAccessibleAtAllWidths(own);
  await own.getByRole('button', { name: 'Pay ₹1,200' }).click();
  const gateway = own.frameLocator('iframe[title="Local payment form"]');
  await gateway.getByRole('button', { name: 'Pay by UPI' }).click();
  await expect(own.getByText('Your payment has arrived, and your membership is active.')).toBeVisible();
  await expect(own.getByRole('button', { name: /^Pay/ })).toHaveCount(0);
  await own.reload();
  await expect(own.getByText('This is paid, and the membership has started. Thank you.')).toBeVisible();
  await context.close();

  await page.reload();
  await expect(drawer).toContainText('Basic');
});
