import { expectAccessibleAtAllWidths } from './support/accessibility';
import { openSignedIn } from './support/accounts';
import { ADMIN } from './support/desk';
import { expect, test } from './support/journey';

test('an admin loads the progress of a member, whose address can be shared', async ({ page }) => {
  await openSignedIn(page, ADMIN, '/admin-dashboard?tab=progress');
  await page.getByRole('button', { name: 'Load Progress' }).click();
  await expect(page.getByText('Choose a member.')).toBeVisible();
  const picker = page.getByRole('combobox', { name: 'Member' });
  await picker.fill('member@studio');
  await page.getByRole('option', { name: /member@studio\.example$/ }).click();
  await expect(page).toHaveURL(/tab=progress&member=/);
  await page.getByRole('button', { name: 'Load Progress' }).click();
  await expect(page.getByRole('region', { name: 'Visits', exact: true })).toBeVisible();
  await page.reload();
  await expect(picker).toHaveValue('Ananya Deshpande');
  const visits = page.getByRole('region', { name: 'Visits', exact: true });
  await expect(visits.getByText(/^Came .+ a week on average/)).toBeVisible();
  await expect(visits.getByRole('img', { name: /^Bar chart: visits/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Latest entries' }).getByRole('listitem')).toHaveCount(10);
  await visits.getByText('Show the numbers as a table').click();
  await expect(visits.getByRole('row')).toHaveCount(27);
  await expectAccessibleAtAllWidths(page);
});
