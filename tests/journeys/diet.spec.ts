import { createMember, openSignedIn } from './support/accounts';
import { expectAccessible, expectAccessibleAtAllWidths } from './support/accessibility';
import { expect, test } from './support/journey';

test('saves and summarises diet details, keeps them after a reload, and adjusts the week plan to them', async ({
  page,
  request,
}) => {
  await openSignedIn(page, await createMember(request), '/Diet');
  await page.getByLabel('Weight (kg)').fill('70');
  await page.getByLabel('Height (cm)').fill('175');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Use this' }).click();
  await page.getByLabel('Age (years)').fill('34');
  await page.getByLabel('Gender').selectOption('female');
  await page.getByLabel('Fitness level').selectOption('moderate');
  await page.getByLabel('Diet goal').fill('Eat more vegetables');
  await page.getByRole('button', { name: 'Save details' }).click();
  await expect(page.getByText('Diet details saved.')).toBeVisible();

  const summary = page.getByRole('region', { name: 'Your diet details' });
  await page.reload();
  for (const fact of ['34 years', 'Female', '22.9', 'Normal', 'Eat more vegetables']) {
    await expect(summary.getByText(fact, { exact: true })).toBeVisible();
  }
  await expectAccessible(page);

  // The calculator stores nothing.
  await page.getByLabel('Weight (kg)').fill('70');
  await page.getByLabel('Height (cm)').fill('175');
  await page.getByRole('link', { name: 'Week plan', exact: true }).click();
  await expect(page).toHaveURL(/\/Diet\?tab=week-plan$/);
  await page.getByRole('button', { name: 'Adjust to my needs' }).click();
  await expect(page.getByText('The amounts are adjusted to 2,270 kcal a day.')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Gluten' }).check();
  await expect(page.getByText(/of 35 meals this week do not contain it\.$/)).toBeVisible();
  await expectAccessibleAtAllWidths(page);
});

test('/diet redirects to /Diet, which sends guests to the log-in', async ({ page }) => {
  await page.goto('/diet?tab=week-plan');
  await expect(page).toHaveURL(/\/login\?next=/);
  await expect(page.getByText(/the diet plan/)).toBeVisible();
});
