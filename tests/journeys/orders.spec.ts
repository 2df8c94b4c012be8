import fs from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { createMember, logIn, openSignedIn, signIn } from './support/accounts';
import { ADMIN, follow, openDesk, rowOf } from './support/desk';
import { expect, open } from './support/journey';
import { test } from './support/member';
import { expectUncovered } from './support/toasts';

const PASSES = '/pass-membership-plans';

/** Selects a plan; in narrow windows it also opens the summary from the bar. */
async function pick(page: Page, name: string) {
  await page.getByRole('radio', { name, exact: true }).click();
  const show = page.getByRole('button', { name: 'Review order' });
  if (await show.isVisible()) await show.click();
}

const proceed = (page: Page) =>
  page.getByRole('button', { name: 'Proceed to Payment' }).filter({ visible: true });
const orders = (page: Page) => page.getByRole('region', { name: 'Orders and receipts' });
const pass = (page: Page) => page.getByRole('region', { name: 'Gym pass' });

/** The order number that members give at the front desk. */
async function orderNumber(page: Page): Promise<string> {
  const text = await page.getByText(/^For .*, order \d+\.$/).textContent();
  return /order (\d+)/.exec(text ?? '')![1]!;
}

test(
  'a plan is ordered once, paid at the desk, and gives a membership and a receipt',
  { tag: '@phone' },
  async ({ page, request, browser, baseURL, graphqlCalls }) => {
    await openSignedIn(page, await createMember(request), PASSES);
    await pick(page, 'Basic');
    await proceed(page).dblclick();
    await expect(page).toHaveURL('/membership');
    await expect(page.getByRole('heading', { name: 'Pay ₹1,300 at the front desk' })).toBeVisible();
    const cancel = page.getByRole('button', { name: 'Cancel order' }).first();
    await expectUncovered(cancel, page.getByRole('group', { name: 'Your order is placed.' }));
    await expect(orders(page).getByRole('listitem')).toHaveCount(1);
    expect(graphqlCalls.filter((call) => call.includes('PlaceOrder'))).toHaveLength(1);
    await expect(pass(page).getByText('Inactive')).toBeVisible();

    const number = await orderNumber(page);
    const desk = await openDesk(browser, baseURL);
    await rowOf(desk, number).getByRole('button', { name: 'Confirm' }).click();
    const dialog = desk.getByRole('dialog', { name: `Confirm order ${number}?` });
    await expect(dialog).toContainText('Meera Joshi has paid ₹1,300 for Basic.');
    await dialog.getByRole('radio', { name: 'Card' }).check();
    await dialog.getByRole('button', { name: 'Confirm payment' }).click();
    await expect(rowOf(desk, number)).toHaveCount(0);
    // The next row, or the heading after the last one.
    await expect(desk.locator('[data-row-id]:focus, h1:focus')).toHaveCount(1);
    await follow(desk, 'Paid');
    await expect(rowOf(desk, number)).toContainText('Paid');
    await desk.context().close();

    await page.reload();
    await expect(pass(page).getByText('Active')).toBeVisible();
    await expect(pass(page)).toContainText('never renews automatically');
    await expect(page.getByText('at the front desk', { exact: false }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);
    const download = page.waitForEvent('download');
    await orders(page)
      .getByRole('button', { name: /^Download Receipt BH/ })
      .click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^BH-\d\d-\d\d-\d{6}\.pdf$/);
    expect((await fs.readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
  },
);

test('an admin logs in to the tab of the panel that was asked for, and out again', async ({ page }) => {
  await page.goto('/admin?tab=audit');
  await expect(page).toHaveURL(/\/login\?next=/);
  await expect(page.getByText('Please log in to access this page')).toBeVisible();
  await logIn(page, ADMIN);
  await expect(page).toHaveURL('/admin-dashboard?tab=audit');
  await expect(page.getByRole('heading', { level: 1, name: 'Audit' })).toBeFocused();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL('/home');
  await page.getByRole('banner').getByRole('link', { name: 'Open admin' }).click();
  await expect(page).toHaveURL('/admin-dashboard');
  // Requests that are answered after the log-out would be refused, and browsers report that.
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/home');
  expect(await page.evaluate(() => localStorage.getItem('userToken'))).toBeNull();
});

test('members are redirected from the panel, and their pages load none of its code', async ({
  page,
  member,
}) => {
  await signIn(page, member);
  await page.goto('/admin-dashboard');
  await expect(page).toHaveURL('/home');
  const fetched: string[] = [];
  page.on('request', (request) => void fetched.push(request.url()));
  await open(page, '/membership');
  await expect(pass(page)).toBeVisible();
  expect(fetched.filter((url) => /admin/.test(url))).toEqual([]);
});
