import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { signIn } from './support/accounts';
import { expect } from './support/journey';
import { test } from './support/member';

const PASSES = '/pass-membership-plans';

const plan = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Plan types' }).getByRole('link', { name });
/** The number of selected plans: beside the cards in wide windows, in the bar in narrow ones. */
const itemCount = (page: Page) => page.getByRole('main').getByRole('status');

/** Runs checks on the order summary, opening it first in narrow windows. */
async function inSummary(page: Page, check: (summary: Locator) => Promise<void>) {
  const show = page.getByRole('button', { name: /^(Show summary|Review order)$/ });
  const isNarrow = await show.isVisible();
  if (isNarrow) await show.click();
  const summary = page.getByRole(isNarrow ? 'dialog' : 'region', { name: 'Order Summary' });
  await check(summary);
  if (isNarrow) await summary.getByRole('button', { name: 'Close' }).last().click();
}

const expectSums = (page: Page, item: string | RegExp, amount: string) =>
  inSummary(page, async (summary) => {
    await expect(summary).toContainText(item);
    const sums = summary.getByRole('definition');
    await expect(sums).toHaveText([amount, amount]);
    await expect(summary.getByText('Pay at the front desk')).toBeVisible();
  });

async function openPlans(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('radio')).toHaveCount(3);
}

test.describe('for a member', () => {
  test.beforeEach(({ page, member }) => signIn(page, member));

  test('selecting, changing and clearing a plan updates the totals', { tag: '@phone' }, async ({ page }) => {
    await openPlans(page, PASSES);
    await expect(itemCount(page)).toHaveText('0 ITEMS');
    await expectSums(page, 'Pick a plan', '₹0');

    await plan(page, 'Basic').click();
    await expect(itemCount(page)).toHaveText('1 ITEM');
    await expectSums(page, 'Basic, 1 month', '₹1,300');

    await plan(page, 'Premium 3 Months').click();
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
    await expect(itemCount(page)).toHaveText('1 ITEM');
    await expectSums(page, 'Premium 3 Months, 3 months', '₹5,200');
    await expectAccessible(page);

    await plan(page, 'Premium 3 Months').click();
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
    await expect(itemCount(page)).toHaveText('0 ITEMS');
    await expectSums(page, 'Pick a plan', '₹0');
  });

  test('the keyboard selects, changes and clears a plan, which forced colours mark by border and label', async ({
    page,
  }) => {
    await openPlans(page, PASSES);
    await tab(page, 'Nutrition').focus();
    await page.keyboard.press('Tab');
    await expect(plan(page, 'Basic')).toBeFocused();
    await page.keyboard.press('Space');
    await expect(plan(page, 'Basic')).toBeChecked();
    await page.keyboard.press('ArrowDown');
    await expect(plan(page, 'Premium')).toBeChecked();
    await expect(plan(page, 'Premium')).toBeFocused();
    await expect(itemCount(page)).toHaveText('1 ITEM');
    await page.keyboard.press('Space');
    await expect(plan(page, 'Premium')).not.toBeChecked();
    await expect(itemCount(page)).toHaveText('0 ITEMS');

    await page.emulateMedia({ forcedColors: 'active' });
    const edgeOf = (name: string) =>
      plan(page, name).evaluate((radio) => {
        const { borderTopWidth, borderTopColor } = getComputedStyle(radio.parentElement!);
        return `${borderTopWidth} ${borderTopColor}`;
      });
    const edge = await edgeOf('Premium');
    await plan(page, 'Premium').click();
    expect(await edgeOf('Basic')).toBe(edge);
    expect(await edgeOf('Premium')).not.toBe(edge);
    await expect(page.getByText('Selected', { exact: true })).toBeVisible();
    await expectAccessible(page);
  });
});
