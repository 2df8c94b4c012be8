import type { Page } from '@playwright/test';
import { createMember, logIn, openSignedIn } from './support/accounts';
import { expectAccessible, expectAccessibleAtAllWidths } from './support/accessibility';
import { expect, open, test } from './support/journey';

/** Demo member. */
const ANANYA = { email: 'member@studio.example', password: 'Member-demo-2026' };

const TAB = '/Diet?tab=workout-plan';
const FOR_TWO_WEEKS = `${TAB}&goal=muscle_gain&experience=beginner&location=home&days=14&equipment=dumbbells`;

const planOf = (page: Page) => page.getByRole('region', { name: 'Generated plan' });

async function generate(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Generate' }).click();
  await expect(planOf(page).getByRole('heading', { level: 2, name: /^14 days/ })).toBeFocused();
}

test('a member logs in, makes a plan by keyboard, and opens an exercise', async ({ page }) => {
  await open(page, `/login?next=${encodeURIComponent(TAB)}`);
  await logIn(page, ANANYA);
  await expect(page).toHaveURL(TAB);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('region', { name: 'My plans' }).getByRole('listitem')).not.toHaveCount(0);

  await page.getByLabel('Goal', { exact: true }).focus();
  await page.keyboard.type('Muscle');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Experience')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Workout preference')).toHaveValue('home');
  await page.keyboard.press('Tab');
  await page.keyboard.type('14');
  await expect(page.getByLabel('Duration')).toHaveValue('14');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('checkbox', { name: 'No equipment' })).toBeFocused();
  await expect(page.getByRole('checkbox', { name: 'No equipment' })).toBeChecked();
  await page.getByRole('button', { name: 'Generate' }).focus();
  await page.keyboard.press('Enter');

  const plan = planOf(page);
  await expect(plan.getByRole('heading', { level: 2, name: /^14 days/ })).toBeFocused();
  await expect(plan.getByRole('listitem').filter({ hasText: /^Day \d+/ })).toHaveCount(14);
  await expect(page).toHaveURL(/goal=muscle_gain.*days=14/);
  await page.reload();
  await expect(page.getByLabel('Goal', { exact: true })).toHaveValue('muscle_gain');
  await generate(page);

  const exercise = plan.getByRole('link').first();
  const name = await exercise.innerText();
  await plan.getByText('Why?').first().click();
  const source = plan.getByText(/^Source:|Our own rule of thumb\./).filter({ visible: true });
  await expect(source).toHaveCount(1);
  await exercise.click();
  await expect(page).toHaveURL(/\/exercise-hub\?exercise=/);
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  await page.goBack();
  await expect(plan.getByRole('heading', { level: 2, name: /^14 days/ })).toBeVisible();
});

test('a plan prints, is saved, counts in the progress once ticked off, and is removed; no axe violations', async ({
  page,
  request,
}) => {
  test.slow();
  await openSignedIn(page, await createMember(request), FOR_TWO_WEEKS);
  await expect(page.getByText('No saved plans yet')).toBeVisible();
  await page.locator('summary', { hasText: 'Take care with' }).click();
  await expectAccessibleAtAllWidths(page);
  await generate(page);
  await page.getByText('Why this plan', { exact: true }).click();
  await expectAccessibleAtAllWidths(page);

  await page.emulateMedia({ media: 'print' });
  await expect(planOf(page).getByRole('heading', { name: 'Before you start' })).toBeVisible();
  await expect(planOf(page).getByText(/^Do you take medicines/)).toBeVisible();
  await expect(planOf(page).getByText('Cool-down').last()).toBeVisible();
  for (const hidden of [
    page.getByText('Skip to content'),
    page.getByRole('navigation').first(),
    page.getByRole('heading', { level: 1 }),
    page.getByLabel('Goal', { exact: true }),
    page.getByRole('button', { name: 'Print' }),
    page.getByRole('heading', { name: 'My plans' }),
  ]) {
    await expect(hidden).toBeHidden();
  }
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('radio', { name: 'Text' }).check();
  await expect(planOf(page).getByText(/Day 14/)).toBeVisible();

  await page.getByRole('button', { name: 'Save to my plans' }).click();
  await expect(page).toHaveURL(/plan=[0-9a-f-]{36}/);
  await expect(page.getByRole('checkbox', { name: /^Done: day 1,/ })).toBeVisible();
  await expectAccessibleAtAllWidths(page);
  await page.getByRole('checkbox', { name: /^Done: day 1,/ }).check();
  await expect(page.getByText(/^1 of \d+ sessions done$/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: /^Done: day 1,/ })).toBeChecked();

  const exercise = page
    .locator('details[open]')
    .getByRole('listitem')
    .filter({ has: page.getByLabel(/^Load of/) })
    .last();
  await exercise.getByRole('checkbox', { name: 'Set 1' }).check();
  await exercise.getByLabel(/^Load of/).fill('12,5');
  await exercise.getByLabel(/^Load of/).press('Enter');
  const name = await exercise.getByRole('link').last().innerText();
  await exercise.getByRole('link', { name }).click();
  await page.getByRole('link', { name: 'Back to the plan' }).click();
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(exercise.getByLabel(/^Load of/)).toHaveValue('12.5');

  await page.getByRole('link', { name: 'See it in my progress' }).click();
  const loads = page.getByRole('region', { name: 'Loads' });
  await expect(loads.getByRole('listitem').filter({ hasText: name })).toContainText('12.5 kg on');
  const workouts = page.getByRole('region', { name: 'Workouts', exact: true });
  await expect(workouts.getByText('You trained once in your first week.')).toBeVisible();

  await open(page, '/wellness');
  await expect(page.getByRole('region', { name: 'Your plan' }).getByText(/^Day 1 of 14/)).toBeVisible();
  await page.getByRole('link', { name: 'Open the plan' }).click();
  await page.getByRole('button', { name: 'Remove plan' }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('No saved plans yet')).toBeVisible();
});
