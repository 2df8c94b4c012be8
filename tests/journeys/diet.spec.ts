import { createMember, openSignedIn } from './support/accounts';
import { expectAccessible, expectAccessibleAtAllWidths } from './support/accessibility';
import { expect, test } from './support/journey';

test('calculates the BMI in metric and US units', async ({ page, request }) => {
  await openSignedIn(page, await createMember(request), '/Diet');
  const status = page.getByText(/^BMI \d/);
  await page.getByLabel('Weight (kg)').fill('70');
  await expect(status).toHaveCount(0);
  await page.getByLabel('Height (cm)').fill('175');
  await expect(status).toHaveText('BMI 22.9: Normal');
  await expectAccessible(page);

  await page.getByRole('radio', { name: 'US' }).check();
  await page.getByLabel('Weight (lb)').fill('220');
  await page.getByLabel('Height (in)').fill('70');
  await expect(status).toHaveText('BMI 31.6: Obese');
});

test(
  'saves and summarises diet details, keeps them after a reload, and adjusts the week plan to them',
  { tag: '@phone' },
  async ({ page, request }) => {
    await openSignedIn(page, await createMember(request), '/Diet');
    await page.getByLabel('Weight (kg)').fill('70');
    await page.getByLabel('Height (cm)').fill('175');
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
  },
);

test('restores unsaved answers after a reload, but not the calculator', async ({ page, request }) => {
  await openSignedIn(page, await createMember(request), '/Diet');
  await page.getByLabel('Diet goal').fill('Not saved yet');
  await page.getByLabel('Weight (kg)').fill('70');
  await page.reload();
  await expect(page.getByLabel('Diet goal')).toHaveValue('Not saved yet');
  await expect(page.getByLabel('Weight (kg)')).toHaveValue('');
});

test.describe('a server that does not answer', () => {
  test.use({ expectedConsoleErrors: [/Failed to load resource|ERR_FAILED/] });

  test('does not lose the answers', async ({ page, request }) => {
    await openSignedIn(page, await createMember(request), '/Diet');
    await page.getByLabel('Diet goal').fill('Eat more vegetables');
    await page.route('/graphql', (route) => route.abort());
    await page.getByRole('button', { name: 'Save details' }).click();
    await expect(page.getByText('We could not save that. Your answers are still here.')).toBeVisible();
    await expect(page.getByLabel('Diet goal')).toHaveValue('Eat more vegetables');
    await page.unroute('/graphql');
    await page.getByRole('button', { name: 'Save details' }).click();
    await expect(page.getByText('Diet details saved.')).toBeVisible();
  });
});

test('/diet redirects to /Diet, which sends guests to the log-in', async ({ page }) => {
  await page.goto('/diet?tab=week-plan');
  await expect(page).toHaveURL(/\/login\?next=/);
  await expect(page.getByText(/the diet plan/)).toBeVisible();
});
