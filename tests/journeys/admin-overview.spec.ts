import { openSignedIn } from './support/accounts';
import { ADMIN, expectActiveMembersListed } from './support/desk';
import { expect, test } from './support/journey';

const OVERVIEW = '/admin-dashboard?tab=overview';

test('the overview shows the day, and each figure and list opens its rows', async ({ page }) => {
  await openSignedIn(page, ADMIN, OVERVIEW);
  const tiles = page.getByRole('navigation', { name: 'Overview' });
  await expect(tiles.getByRole('listitem')).toHaveCount(6);
  await expectActiveMembersListed(page, OVERVIEW);

  await page.goBack();
  const orders = page.getByRole('region', { name: 'Waiting orders' });
  const order = orders.getByRole('link', { name: /^Order \d/ }).first();
  const number = (await order.innerText()).replace('Order ', '');
  await order.click();
  await expect(page.getByRole('row', { name: new RegExp(`^(Order )?${number}\\b`) })).toBeVisible();

  await page.goBack();
  const atRisk = page.getByRole('region', { name: 'At risk' });
  const first = atRisk.getByRole('listitem').first();
  await expect(first).toContainText(/we flag after \d+\./);
  const who = await first.getByRole('button').innerText();
  await atRisk.getByRole('link', { name: /^All members at risk/ }).click();
  await expect(page).toHaveURL('/admin-dashboard?tab=at-risk');
  await expect(page.getByRole('row').filter({ hasText: who })).toBeVisible();
});
