import { expectAccessibleAtAllWidths } from './support/accessibility';
import { createMember, openSignedIn } from './support/accounts';
import { ADMIN } from './support/desk';
import { expect, test } from './support/journey';

// The member has no pass.
test.use({ expectedConsoleErrors: [/409 \(Conflict\)/] });

test('visits by week and busy hours change with a visit', { tag: '@phone' }, async ({ page, request }) => {
  const member = await createMember(request, { name: 'Kavita Sane' });
  await openSignedIn(page, ADMIN, '/admin-dashboard?tab=attendance');
  const figures = page.getByRole('complementary', { name: 'Figures' });
  const fold = figures.getByText('Visits by week and busy hours');
  if (page.viewportSize()!.width < 1200) await fold.click();
  const weeks = figures.getByRole('region', { name: 'Visits by week' });
  const hours = figures.getByRole('region', { name: 'Busy hours' });
  await expect(weeks.getByText(/ a day, .+ 12 weeks before\.$/)).toBeVisible();
  await expect(hours.getByText(/^Busiest: \w+day \d/)).toBeVisible();
  await weeks.locator('summary').click();
  const thisWeek = weeks.getByRole('row', { name: /so far/ }).getByRole('cell');
  const before = Number(await thisWeek.innerText());
  await hours.locator('summary').click();
  await expect(hours.getByRole('columnheader', { name: 'Sun' })).toBeVisible();

  await page.getByRole('button', { name: 'Mark Attendance' }).first().click();
  const dialog = page.getByRole('dialog').first();
  await dialog.getByRole('combobox', { name: 'Member' }).fill(member.email);
  await dialog.getByRole('option').click();
  await dialog.getByRole('button', { name: 'Mark Attendance' }).click();
  await dialog.getByLabel('Reason for letting in without a pass').fill('Trial week');
  await dialog.getByRole('button', { name: 'Let in once' }).click();
  await expect(thisWeek).toHaveText(String(before + 1));
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(thisWeek).toHaveText(String(before));
  await expectAccessibleAtAllWidths(page);
});

test('revenue opens the orders that it adds up', async ({ page }) => {
  await openSignedIn(page, ADMIN, '/admin-dashboard');
  const tile = page.getByRole('link', { name: /^Revenue this month/ });
  await expect(tile).toContainText(/₹[\d,]+.*Payments less refunds.*1/);
  await tile.click();
  await expect(page).toHaveURL(/tab=orders&status=all&booked-from=.+&booked-to=.+/);
  await expect(page.getByText(/^Received ₹.+, refunded ₹/)).toBeVisible();
  await expectAccessibleAtAllWidths(page);
});
