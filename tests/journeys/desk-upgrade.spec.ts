import { addDays, studioDay, textOfDay } from '#common/calendar';
import { expectAccessible } from './support/accessibility';
import { openSignedIn } from './support/accounts';
import { frontDesk } from './support/front-desk';
import { expect, open, test } from './support/journey';

const dayFromNow = (days: number) => textOfDay(addDays(studioDay(Date.now()), days));

test('the front desk sells a pass that began some days ago, and replaces it with another one the same day', async ({
  page,
  request,
}) => {
  await openSignedIn(page, await frontDesk(request), '/admin-dashboard?tab=members');
  const phone = `97${String(Date.now()).slice(-8)}`;
  await page.getByRole('searchbox', { name: 'Search members' }).fill(phone);
  await expect(page.getByRole('heading', { name: 'No one matches these filters' })).toBeVisible();
  await page.getByRole('button', { name: 'Add a member' }).last().click();
  const form = page.getByRole('dialog', { name: 'Add a member' });
  await form.getByLabel('Name').fill('Kavya Joshi');
  await form.getByRole('checkbox', { name: /privacy notice/ }).check();
  await form.getByRole('button', { name: 'Add member' }).click();

  const drawer = page.getByRole('dialog', { name: 'Kavya Joshi', exact: true });
  await drawer.getByRole('button', { name: 'Renew' }).click();
  const sale = page.getByRole('dialog', { name: 'Sell a plan to Kavya Joshi' });
  await sale.getByLabel('Plan').selectOption('Basic, ₹1,300');
  await sale.getByRole('button', { name: 'Choose the first day' }).click();
  await sale.getByLabel('First day').fill(dayFromNow(-10));
  await expect(sale.getByText(/^Choose a day from/)).toBeVisible();
  await sale.getByLabel('First day').fill(dayFromNow(-2));
  await sale.getByLabel('Why it is before today').fill('Trains since Monday');
  await expect(sale.getByText(/^The new period runs from/)).toBeVisible();
  await sale.getByRole('radio', { name: 'Cash' }).check();
  await expectAccessible(page);
  await sale.getByRole('button', { name: 'Sell' }).click();
  await expect(sale).toHaveCount(0);
  await expect(drawer.getByRole('listitem').filter({ hasText: 'Trains since Monday' })).toBeVisible();

  await drawer.getByRole('button', { name: 'Renew' }).click();
  const upgrade = page.getByRole('dialog', { name: 'Renew the membership of Kavya Joshi' });
  await upgrade.getByRole('button', { name: 'Replace the running plan' }).click();
  await expect(upgrade.getByText(/^Basic is the plan that is running/)).toBeVisible();
  await upgrade.getByLabel('Plan').selectOption('Premium, ₹2,100');
  await expect(
    upgrade.getByText(/^Basic ends now\. ₹.+ is credited for its \d+ unused days\.$/),
  ).toBeVisible();
  await expect(upgrade.getByText(/^₹2,100 less ₹.+\. To pay: ₹.+\.$/)).toBeVisible();
  await upgrade.getByRole('radio', { name: 'Cash' }).check();
  await expectAccessible(page);
  await upgrade.getByRole('button', { name: 'Renew' }).click();
  await expect(upgrade).toHaveCount(0);
  await expect(drawer).toContainText('Premium');

  await open(page, `/admin-dashboard?tab=orders&status=paid&q=${phone}`);
  const rows = page.getByRole('row').filter({ hasText: 'Kavya Joshi' });
  await expect(rows.filter({ hasText: 'Trains since Monday' })).toHaveCount(1);
  await expect(rows.filter({ hasText: /off for \d+ unused days/ })).toHaveCount(1);
});
