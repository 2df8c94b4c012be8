import type { Page } from '@playwright/test';
import { expectAccessibleAtAllWidths } from './support/accessibility';
import { createMember, openSignedIn } from './support/accounts';
import { follow, openDesk, rowOf } from './support/desk';
import { expect } from './support/journey';
import { test } from './support/paid-online';

/** In one worker, which starts one product for all of them. */
test.describe.configure({ mode: 'default' });

const PASSES = '/pass-membership-plans';

/** Selects a plan and proceeds to payment; in narrow windows by way of the summary. */
async function proceed(page: Page, name: string) {
  await page.getByRole('radio', { name, exact: true }).click();
  const show = page.getByRole('button', { name: 'Review order' });
  if (await show.isVisible()) await show.click();
  await page.getByRole('button', { name: 'Proceed to Payment' }).filter({ visible: true }).click();
}

const form = (page: Page) => page.frameLocator('iframe[title="Local payment form"]');
const press = (page: Page, name: string) => form(page).getByRole('button', { name }).click();
const orders = (page: Page) => page.getByRole('region', { name: 'Orders and receipts' });
const pass = (page: Page) => page.getByRole('region', { name: 'Gym pass' });
const payNow = (page: Page) => page.getByRole('button', { name: 'Pay now' });

test('a plan is paid in the checkout form, which gives a membership and a receipt', async ({
  page,
  request,
}) => {
  await openSignedIn(page, await createMember(request), PASSES);
  await proceed(page, 'Basic');
  await expect(form(page).getByRole('heading', { name: 'Pay ₹1300' })).toBeVisible();
  await press(page, 'Pay by UPI');
  await expect(page).toHaveURL('/membership');
  await expect(
    page.getByRole('group', { name: 'Your payment has arrived, and your membership is active.' }),
  ).toBeVisible();
  await expect(pass(page).getByText('Active')).toBeVisible();
  await expect(orders(page).getByRole('listitem')).toHaveCount(1);
  await expect(orders(page).getByRole('button', { name: /^Download Receipt BH/ })).toBeVisible();
  await expect(payNow(page)).toHaveCount(0);
});

test('a failed refund can be retried, and finally marked as refunded by hand', async ({
  page,
  request,
  browser,
  shop: { address, account },
}) => {
  test.setTimeout(120_000);
  await openSignedIn(page, await createMember(request), PASSES);
  await proceed(page, 'Basic');
  await press(page, 'Pay by UPI');
  await expect(pass(page).getByText('Active')).toBeVisible();
  const facts = await orders(page)
    .getByText(/Order \d+/)
    .textContent();
  const order = /Order (\d+)/.exec(facts!)![1]!;
  const pending = () => [...account.refunds.values()].filter(({ status }) => status === 'pending');
  /** Lets the pending refund fail at the gateway, which sends an event. */
  const fail = async () => {
    await expect.poll(() => pending().length).toBe(1);
    account.finishRefund(pending()[0]!.id, 'failed');
  };

  account.refundOutcome = 'pending';
  const desk = await openDesk(browser, address);
  await desk.goto('/admin-dashboard?tab=orders&status=paid');
  await rowOf(desk, order).getByRole('button', { name: 'Refund' }).click();
  await desk.getByLabel('Reason').fill('Moved to another city.');
  await desk.getByRole('button', { name: 'Refund and end plan' }).click();
  await follow(desk, 'Refunded');
  await untilRow(desk, order, '₹1,300 refund on its way');
  await fail();
  await untilRow(desk, order, '₹1,300 refund failed');
  await expectAccessibleAtAllWidths(desk);

  const dialog = desk.getByRole('dialog');
  await rowOf(desk, order).getByRole('button', { name: 'Try again' }).click();
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await fail();
  account.refundOutcome = 'processed';
  await desk.goto('/admin-dashboard?tab=orders&status=refund-open');
  await untilRow(desk, order, '₹1,300 refund failed');
  await rowOf(desk, order).getByRole('button', { name: 'Mark as refunded' }).click();
  await dialog.getByLabel('How it was refunded').fill('Bank transfer, reference 4711.');
  await dialog.getByRole('button', { name: 'Mark as refunded' }).click();
  await expect(desk.getByRole('heading', { name: 'No open refunds' })).toBeVisible();
  await desk.context().close();

  await page.reload();
  await expect(orders(page)).toContainText('₹1,300 refunded');
  await expect(orders(page)).toContainText('Bank transfer, reference 4711.');
  await expect(pass(page).getByText('Inactive')).toBeVisible();
});

/** Reloads the list until the order's row contains the text: events of the gateway arrive asynchronously. */
const untilRow = (desk: Page, order: string, text: string) =>
  expect(async () => {
    await desk.reload();
    await expect(rowOf(desk, order)).toContainText(text, { timeout: 2000 });
  }).toPass();
