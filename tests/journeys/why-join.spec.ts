import { createMember, logIn } from './support/accounts';
import { expect, open, test } from './support/journey';

test('links to the photos and the reviews', async ({ page }) => {
  await open(page, '/why-join');
  await page.getByRole('link', { name: 'Visit Gym' }).click();
  await expect(page).toHaveURL(/\/photos$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Photos' })).toBeFocused();
  await page.goBack();
  await page.getByRole('link', { name: 'Member Reviews' }).click();
  await expect(page).toHaveURL(/\/review$/);
  await expect(page.getByRole('article')).toHaveCount(12);
});

test('an enquiry leads guests to the log-in and then to the passes', async ({ page, request }) => {
  const person = await createMember(request);
  await open(page, '/why-join');
  await page.getByRole('link', { name: 'Enquire now' }).click();
  await expect(page).toHaveURL(/\/login\?next=/);
  await logIn(page, person);
  await expect(page).toHaveURL(/\/pass-membership-plans$/);
});
