import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleAtAllWidths } from './support/accessibility';
import { logIn, openSignedIn } from './support/accounts';
import { frontDesk } from './support/front-desk';
import { expect, open, test } from './support/journey';

const ADMIN_TABS = /^(Edit User Details|Accounting|Import|Audit)$/;

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('the day of the front desk: it adds somebody who walks in, sells a pass for a part of its price, hands out the receipt, writes a note and takes the rest', async ({
  page,
  request,
}) => {
  await open(page, '/login');
  await logIn(page, await frontDesk(request));
  await expect(page).toHaveURL('/admin-dashboard');
  await expect(title(page, 'Check-in')).toBeVisible();
  await expectAccessible(page);

  const tabs = page.getByRole('navigation', { name: 'Admin panel' });
  await expect(tabs.getByRole('link', { name: ADMIN_TABS })).toHaveCount(0);
  await tabs.getByRole('link', { name: 'Members' }).click();
  const phone = `98${String(Date.now()).slice(-8)}`;
  await page.getByRole('searchbox', { name: 'Search members' }).fill(phone);
  await expect(page.getByRole('heading', { name: 'No one matches these filters' })).toBeVisible();
  await page.getByRole('button', { name: 'Add a member' }).last().click();
  const form = page.getByRole('dialog', { name: 'Add a member' });
  await expect(form.getByLabel('Contact number')).toHaveValue(phone);
  await form.getByLabel('Name').fill('Sayali Apte');
  await form.getByRole('checkbox', { name: /privacy notice/ }).check();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Add member' }).click();

  const drawer = page.getByRole('dialog', { name: 'Sayali Apte', exact: true });
  await expect(drawer.getByRole('link', { name: 'Edit' })).toHaveCount(0);
  await drawer.getByRole('button', { name: 'Renew' }).click();
  const sale = page.getByRole('dialog', { name: 'Sell a plan to Sayali Apte' });
  await sale.getByLabel('Plan').selectOption('Basic, ₹1,300');
  await expect(sale.getByRole('group', { name: 'Paid by' }).getByRole('radio')).toHaveCount(3);
  await sale.getByRole('button', { name: 'Add a discount' }).click();
  await sale.getByRole('radio', { name: 'Percent' }).check();
  await sale.getByLabel('Discount in percent').fill('10');
  await sale.getByLabel('Reason for the discount').fill('Diwali');
  await sale.getByRole('button', { name: 'Pay a part now' }).click();
  await sale.getByLabel('Paid now, in rupees').fill('500');
  await sale.getByRole('radio', { name: 'Cash' }).check();
  await sale.getByLabel('Cash received').fill('2000');
  await expect(sale.getByText('Give ₹1,500 back.')).toBeVisible();
  await expectAccessible(page);
  await sale.getByRole('button', { name: 'Sell' }).click();
  await expect(sale).toHaveCount(0);
  await expect(drawer).toContainText('Basic');
  await expect(drawer.getByText(/^₹670 due by/)).toBeVisible();

  await drawer.getByRole('button', { name: /^Hand out Receipt/ }).click();
  const receipt = page.getByRole('dialog', { name: /^Receipt BH/ });
  await receipt.getByRole('radio', { name: '80 mm roll' }).check();
  await expectAccessible(page);
  for (const copies of ['Handed out once', 'Handed out 2 times']) {
    const printed = page.context().waitForEvent('response', (answer) => answer.url().includes('?print=roll'));
    await receipt.getByRole('button', { name: 'Print', exact: true }).click();
    expect((await printed).headers()).toMatchObject({ 'content-type': 'application/pdf' });
    await expect(receipt.getByText(copies)).toBeVisible();
  }
  await receipt.getByRole('button', { name: 'Close' }).click();
  await expect(drawer.getByRole('listitem').filter({ hasText: /Receipt printed: .+, copy 2/ })).toBeVisible();

  await drawer.getByRole('textbox', { name: /^New note/ }).fill('Has paid in cash.');
  await drawer.getByRole('button', { name: 'Add note' }).click();
  await expect(drawer.getByRole('listitem').filter({ hasText: 'Has paid in cash.' })).toBeVisible();
  await expectAccessible(page);
  await drawer.getByRole('button', { name: 'Close' }).click();
  const row = page.getByRole('row').filter({ hasText: 'Sayali Apte' });
  await expect(row).toContainText('Basic');
  await expect(row.getByRole('link', { name: /^Edit/ })).toHaveCount(0);
  await expect(row.getByRole('button', { name: /^Cancel/ })).toHaveCount(0);

  await open(page, '/admin-dashboard?tab=check-in');
  await page.getByLabel('Code or name').fill('Sayali Apte');
  await page
    .getByRole('list', { name: 'Members found' })
    .getByRole('button', { name: /Sayali Apte/ })
    .click();
  const arrival = page.getByRole('region', { name: 'Result of the check-in' });
  await expect(arrival).toContainText('First visit');
  await expect(arrival).toContainText('₹670 due by');
  await expectAccessible(page);

  await open(page, `/admin-dashboard?tab=orders&status=part_paid&q=${phone}`);
  await expect(page.getByRole('navigation', { name: 'Dues by age' })).toContainText('Not due yet');
  const order = page.getByRole('row').filter({ hasText: 'Sayali Apte' });
  await expect(order).toContainText('₹130 off: Diwali');
  await order.getByRole('button', { name: /^Take payment/ }).click();
  const payment = page.getByRole('dialog', { name: /^Take a payment for order/ });
  await payment.getByRole('radio', { name: 'Card' }).check();
  await expectAccessible(page);
  await payment.getByRole('button', { name: 'Take payment' }).click();
  await expect(payment).toHaveCount(0);
  await expect(order).toHaveCount(0);

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
  await openSignedIn(page, await frontDesk(request), '/admin-dashboard');
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
