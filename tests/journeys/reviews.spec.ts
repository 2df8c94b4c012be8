import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { createMember, newAddress, openSignedIn } from './support/accounts';
import { expect, test } from './support/journey';

const REVIEWS = '/review';

const card = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });
const dialog = (page: Page) => page.getByRole('dialog');
const uniqueText = (name: string) => `${name} ${newAddress('words')}`;

test('a review that a member writes is shown at once, focused, and after a reload', async ({
  page,
  request,
}) => {
  const comment = uniqueText('Good bars');
  await openSignedIn(page, await createMember(request, { name: 'Meera Joshi' }), REVIEWS);
  await page.getByRole('button', { name: 'Add Your Review' }).click();
  await expect(dialog(page).getByLabel('Name')).toHaveValue('Meera Joshi');
  await expect(dialog(page).getByLabel('Name')).toBeFocused();
  await expect(dialog(page).getByRole('radio', { name: '5 of 5 stars' })).toBeChecked();
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page).getByText('Write a comment.')).toBeVisible();
  await dialog(page).getByRole('radio', { name: '5 of 5 stars' }).press('ArrowLeft');
  await dialog(page).getByLabel('Comment').fill(comment);
  await dialog(page).getByRole('button', { name: 'Save' }).click();

  const written = card(page, comment);
  await expect(written).toContainText('Meera Joshi');
  await expect(written.getByRole('img', { name: '4 of 5 stars' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ has: written })).toBeFocused();
  await expectAccessible(page);
  await page.reload();
  await expect(written).toBeVisible();
});
