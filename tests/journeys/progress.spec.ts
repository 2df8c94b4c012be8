import { openSignedIn } from './support/accounts';
import { expectAccessibleAtAllWidths } from './support/accessibility';
import { expect, open, test } from './support/journey';
import { test as memberTest } from './support/member';

/** Demo member with half a year of data. */
const ANANYA = { email: 'member@studio.example', password: 'Member-demo-2026' };

test('a member sees her visits, opens the table, and selects a longer period by keyboard; no axe violations', async ({
  page,
}) => {
  test.slow();
  await openSignedIn(page, ANANYA, '/progress');
  const visits = page.getByRole('region', { name: 'Visits', exact: true });
  await expect(visits.getByText(/^You came .+ a week on average, .+\.$/)).toBeVisible();
  await expect(visits.getByRole('img', { name: /^Bar chart: visits/ })).toBeVisible();

  await visits.getByText('Show the numbers as a table').click();
  await expect(visits.getByRole('row')).toHaveCount(13);
  await expect(visits.getByRole('rowheader', { name: /, so far$/ })).toBeVisible();

  const period = page.getByRole('radio', { name: '12 weeks' });
  await period.focus();
  await period.press('ArrowRight');
  await expect(page).toHaveURL(/\/progress\?weeks=26$/);
  await expect(page.getByRole('radio', { name: '26 weeks' })).toBeFocused();
  await expect(visits.getByRole('row')).toHaveCount(27);
  await expect(page.getByText('Showing the last 26 weeks.')).toBeAttached();
  await page.reload();
  await expect(page.getByRole('radio', { name: '26 weeks' })).toBeChecked();

  await open(page, '/progress?weeks=52');
  const tables = page.getByText('Show the numbers as a table');
  await expect(tables).toHaveCount(3);
  for (const table of await tables.all()) await table.click();
  await expectAccessibleAtAllWidths(page);

  await open(page, '/wellness');
  await expect(page.getByText(/weeks? in a row$/)).toBeVisible();
  await expectAccessibleAtAllWidths(page);
});

memberTest('both pages show a new member the first step', async ({ page, member }) => {
  await openSignedIn(page, member, '/wellness');
  await expect(page.getByRole('heading', { name: 'First, your weight and height' })).toBeVisible();
  await open(page, '/progress');
  await expect(page.getByText('No visits yet')).toBeVisible();
});
