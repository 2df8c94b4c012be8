import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { createMember, openSignedIn } from './support/accounts';
import { ADMIN } from './support/desk';
import { expect, test } from './support/journey';
import { expectNoShift, recordShifts } from './support/layout-shift';
import { expectUncovered } from './support/toasts';

const MEMBERS = '/admin-dashboard?tab=members';

const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search members' });
const assigned = (page: Page) => page.getByRole('group', { name: /^Kavita Sane now trains with/ });

test(
  'an admin finds a member, assigns a trainer, undoes it and assigns another',
  { tag: '@phone' },
  async ({ page, request, graphqlCalls }) => {
    const { email } = await createMember(request, { name: 'Kavita Sane' });
    await recordShifts(page);
    await openSignedIn(page, ADMIN, '/admin-dashboard');
    await page.locator('[data-row-id]').first().waitFor();
    await expectNoShift(page);
    await search(page).fill(email);
    await expect(page).toHaveURL(new RegExp(`q=${encodeURIComponent(email)}`));
    await expect(rowOf(page, email)).toContainText('N/A');
    await expect(page.getByRole('row')).toHaveCount(2);

    const trainer = rowOf(page, email).getByRole('combobox', { name: 'Trainer of Kavita Sane' });
    await expect(trainer).toHaveValue('');
    const before = graphqlCalls.length;
    await trainer.focus();
    await trainer.selectOption({ index: 1 });
    const chosen = await trainer.inputValue();
    await expect(assigned(page)).toBeVisible();
    await expectUncovered(trainer, assigned(page));
    // The row needs no second request; the figures above the list are counted again.
    const ofRow = graphqlCalls.slice(before).filter((call) => !call.includes('MemberCount'));
    expect(ofRow).toHaveLength(1);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(trainer).toHaveValue('');
    await expect(trainer).toBeFocused();
    await expect(assigned(page)).toBeHidden();
    await trainer.selectOption({ index: 2 });
    await expect(trainer).not.toHaveValue(chosen);
    // The row changes at once; the message appears when the change is saved.
    await expect(assigned(page)).toBeVisible();
    await page.reload();
    await expect(search(page)).toHaveValue(email);
    await expect(trainer).not.toHaveValue('');
    await rowOf(page, email).getByRole('button', { name: 'Remove trainer' }).click();
    await expect(trainer).toHaveValue('');
    await expect(trainer).toBeFocused();
  },
);

test('in narrow windows, the keyboard reaches the heads of the table and they are seen', async ({ page }) => {
  await openSignedIn(page, ADMIN, `${MEMBERS}&status=active`);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('checkbox', { name: 'Select all on this page' }).focus();
  await page.keyboard.press('Tab');
  const head = page.getByRole('columnheader').getByRole('button', { name: 'User' });
  await expect(head).toBeFocused();
  expect(await head.evaluate((button) => button.closest('thead')!.clientWidth)).toBeGreaterThan(200);
  await expectAccessible(page);
});
