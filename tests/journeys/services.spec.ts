import type { Page } from '@playwright/test';
import { expect, open, test } from './support/journey';

const lists = (page: Page) => page.getByRole('navigation', { name: 'Lists' });
const tab = (page: Page, name: string) => lists(page).getByRole('link', { name: new RegExp(`^${name}\\b`) });
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('the keyboard opens lists, and the focus stays on the tab; the back button skips them, the forward button returns', async ({
  page,
}) => {
  await open(page, '/service');
  await page.getByRole('button', { name: 'Search', exact: true }).focus();
  for (const name of ['Management', 'Services', 'Fitness Options']) {
    await page.keyboard.press('Tab');
    await expect(tab(page, name)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(panel(page, name)).toBeVisible();
    await expect(tab(page, name)).toBeFocused();
  }
  await expect(page).toHaveURL(/\/service\?tab=fitness-options$/);
  await page.reload();
  await expect(panel(page, 'Fitness Options')).toBeVisible();

  await open(page, '/why-join');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Services' }).click();
  await tab(page, 'Services').click();
  await tab(page, 'Fitness Options').click();
  await expect(panel(page, 'Fitness Options')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/why-join$/);
  await page.goForward();
  await expect(page).toHaveURL(/\/service\?tab=fitness-options$/);
  await expect(panel(page, 'Fitness Options')).toBeVisible();
});
