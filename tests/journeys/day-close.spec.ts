import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleAtAllWidths } from './support/accessibility';
import { createMember, openSignedIn } from './support/accounts';
import { openDesk } from './support/desk';
import { frontDesk } from './support/front-desk';
import { expect, open, test } from './support/journey';

const TAB = '/admin-dashboard?tab=day-close';

/** Sells a pass for cash. */
async function sell(page: Page, email: string): Promise<void> {
  await open(page, `/admin-dashboard?tab=members&q=${encodeURIComponent(email)}`);
  await page
    .getByRole('button', { name: /^Renew/ })
    .first()
    .click();
  const sale = page.getByRole('dialog', { name: /^Sell a plan to/ });
  await sale.getByLabel('Plan').selectOption('Basic, ₹1,300');
  await sale.getByRole('radio', { name: 'Cash' }).check();
  await sale.getByRole('button', { name: 'Sell' }).click();
  await expect(sale).toHaveCount(0);
}

/** Closes the day with what was counted. Other journeys sell meanwhile, so that it may take several attempts. */
const close = (page: Page) =>
  expect(async () => {
    for (const reason of await page.getByLabel(/^Why .* differs$/).all()) await reason.fill('Counted twice');
    await page.getByRole('button', { name: 'Close the day', exact: true }).click();
    await expect(page.getByText(/is closed\. What you book now counts for/)).toBeVisible({ timeout: 2_000 });
  }).toPass();

/** Opens the last closed day again. */
async function reopen(admin: Page): Promise<void> {
  await admin
    .getByRole('button', { name: /^Show \d/ })
    .first()
    .click();
  await admin.getByRole('button', { name: 'Open again' }).click();
  await admin.getByLabel('Reason').fill('A receipt was found');
  await admin.getByRole('button', { name: 'Open again' }).click();
  await expect(admin.getByText('Opened again').first()).toBeVisible();
  await expect(admin.getByRole('button', { name: 'Compare with the books' })).toBeVisible();
}

// Other journeys sell between the comparison and the closing.
test.use({ expectedConsoleErrors: [/409 \(Conflict\)/] });

test('the front desk takes cash out, counts and closes the day; a later sale counts for the next one, until an admin opens the day again', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  test.slow();
  const admin = await openDesk(browser, baseURL);
  await admin.goto(TAB);
  await expect(admin.getByText(/(is|are) open|is closed/)).toBeVisible();
  // As an attempt before has left it.
  if (await admin.getByText(/is closed/).isVisible()) await reopen(admin);
  const [early, late] = [await createMember(request), await createMember(request)];
  await openSignedIn(page, await frontDesk(request), '/admin-dashboard');
  await sell(page, early.email);

  await page.getByRole('link', { name: 'Close the day' }).click();
  await page.getByRole('button', { name: 'Take cash out' }).click();
  const movement = page.getByRole('dialog', { name: 'Take cash out' });
  await movement.getByLabel('Amount in rupees').fill('300');
  await movement.getByLabel('Reason').fill('Drinking water');
  await expectAccessible(page);
  await movement.getByRole('button', { name: 'Take cash out' }).click();
  await expect(movement).toHaveCount(0);
  await expect(page.getByText('Drinking water').first()).toBeVisible();

  await page.getByLabel('₹500', { exact: true }).fill('2');
  await page.getByLabel('List of the bank').fill('Asha 412345678999 ₹1,300.00');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Compare with the books' }).click();
  await expect(page.getByRole('table', { name: 'Compare' })).toContainText('₹1,000');
  await expect(page.getByText('₹1,300 missing in the books')).toBeVisible();
  await page.getByLabel(/^Stays in the drawer/).fill('200');
  await page.getByLabel('Handed over to').fill('Meera Rao');
  await expectAccessibleAtAllWidths(page);
  await close(page);
  const closed = page.getByRole('table', { name: 'Closed days' }).getByRole('row').nth(1);
  await expect(closed).toContainText('Meera Rao');
  await expect(closed).toContainText('₹800');

  await sell(page, late.email);
  await expect(
    page.getByRole('group', { name: /It counts for .+, because today is closed\./ }),
  ).toBeVisible();

  await admin.goto(TAB);
  await admin
    .getByRole('button', { name: /^Show \d/ })
    .first()
    .click();
  await expectAccessible(admin);
  await admin.getByRole('button', { name: 'Close', exact: true }).click();
  await reopen(admin);
  await admin.context().close();
});
