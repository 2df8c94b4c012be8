import type { Page } from '@playwright/test';
import { expectAccessibleAtAllWidths } from './support/accessibility';
import { createMember, openSignedIn } from './support/accounts';
import { ADMIN, pressShortcut } from './support/desk';
import { expect, test } from './support/journey';

const MEMBERS = '/admin-dashboard?tab=members';

const paletteButton = (page: Page) => page.getByRole('button', { name: 'Search or jump to…' });
const palette = (page: Page) => page.getByRole('combobox', { name: 'Command, name, e-mail or phone' });

test('an admin finds a member and edits them without a mouse', async ({ page, request }) => {
  const { email } = await createMember(request, { name: 'Revati Gokhale' });
  await openSignedIn(page, ADMIN, '/admin-dashboard?tab=attendance');
  await expect(page.getByRole('heading', { name: 'Attendance' })).toBeVisible();
  await expect(paletteButton(page)).toBeVisible();
  await pressShortcut(page, 'g', 'm');
  await expect(page).toHaveURL(MEMBERS);
  await expect(page.getByRole('row').nth(1)).toBeVisible();

  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Search members' })).toBeFocused();
  await page.keyboard.type(email);
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('row').filter({ hasText: email })).toBeFocused();
  await page.keyboard.press('t');
  await expect(page.getByRole('combobox', { name: 'Trainer of Revati Gokhale' })).toBeFocused();

  await page.keyboard.press('Control+k');
  await expect(palette(page)).toBeFocused();
  await page.keyboard.type('edit user');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/tab=edit&member=/);
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
});

test(
  'a member is found by name in the palette, from any tab',
  { tag: '@phone' },
  async ({ page, request }) => {
    const { email } = await createMember(request, { name: 'Sharvari Lele' });
    await openSignedIn(page, ADMIN, '/admin-dashboard?tab=workouts');
    await paletteButton(page).click();
    await palette(page).fill(email);
    await page.getByRole('option', { name: /^Sharvari Lele/ }).click();
    const actions = page.getByRole('dialog', { name: 'Actions for Sharvari Lele' });
    await actions.getByRole('option', { name: /^Show progress/ }).click();
    await expect(page).toHaveURL(/tab=progress&member=/);
  },
);

test('the shortcuts can be listed and switched off', async ({ page }) => {
  await openSignedIn(page, ADMIN, MEMBERS);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(paletteButton(page)).toBeVisible();
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(sheet).toBeVisible();
  await expectAccessibleAtAllWidths(page);
  await sheet.getByRole('checkbox', { name: 'Use single-key shortcuts' }).uncheck();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(paletteButton(page)).toBeVisible();
  await page.keyboard.press('?');
  await page.keyboard.press('Control+k');
  await expect(palette(page)).toBeFocused();
  await expect(sheet).toHaveCount(0);
  await expectAccessibleAtAllWidths(page);
});
