import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { expect, open, test } from './support/journey';

const lists = (page: Page) => page.getByRole('navigation', { name: 'Lists' });
const tab = (page: Page, name: string) => lists(page).getByRole('link', { name: new RegExp(`^${name}\\b`) });
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search the lists' });
const found = (page: Page) => page.getByRole('search').getByRole('status');

/** The item counts on the tabs. */
async function countsOf(page: Page): Promise<number[]> {
  const names = await lists(page).getByRole('link').allInnerTexts();
  return names.map((name) => Number(/(\d+) items?$/.exec(name.trim())?.[1]));
}

test('opens the list named in the URL, or the first if it is unknown', async ({ page }) => {
  await open(page, '/service?tab=fitness-options');
  await expect(panel(page, 'Fitness Options')).toBeVisible();
  await expect(panel(page, 'Management')).toHaveCount(0);
  await expect(tab(page, 'Fitness Options')).toHaveAttribute('aria-current', 'true');
  await open(page, '/service?tab=no-such-list');
  await expect(panel(page, 'Management')).toBeVisible();
  await expect(panel(page, 'Fitness Options')).toHaveCount(0);
});

test('the keyboard opens lists, and the focus stays on the tab', async ({ page }) => {
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
});

test('the back button skips the lists, and the forward button returns to the last one', async ({ page }) => {
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

test('the search filters all three lists and announces the number of matches', async ({ page }) => {
  await open(page, '/service');
  const allCounts = await countsOf(page);
  expect(allCounts).toHaveLength(3);
  await searchBox(page).fill('  TraIner ');
  await expect(found(page)).toHaveText(/^\d+ matches for “TraIner” in all lists$/);
  const counts = await countsOf(page);
  const sum = counts.reduce((total, count) => total + count, 0);
  await expect(found(page)).toContainText(`${sum} matches`);
  for (const [index, name] of ['Management', 'Services', 'Fitness Options'].entries()) {
    expect(counts[index]).toBeGreaterThan(0);
    expect(counts[index]).toBeLessThan(allCounts[index]!);
    await tab(page, name).click();
    const entries = panel(page, name).getByRole('listitem');
    await expect(entries).toHaveCount(counts[index]!);
    await expect(entries.filter({ hasText: /trainer/i })).toHaveCount(counts[index]!);
  }
  await expectAccessible(page);
  await searchBox(page).fill('');
  await expect(found(page)).toBeEmpty();
  expect(await countsOf(page)).toEqual(allCounts);
});

test('a search with matches only in another list opens that list', async ({ page }) => {
  await open(page, '/service');
  await searchBox(page).fill('kettlebells');
  await expect(found(page)).toHaveText('1 match for “kettlebells” in all lists');
  await expect(panel(page, 'Fitness Options').getByRole('listitem')).toHaveCount(1);
  await expect(searchBox(page)).toHaveValue('kettlebells');
});

test('shows a message without matches, and "Clear" shows everything again', async ({ page }) => {
  await open(page, '/service?tab=services');
  const allCounts = await countsOf(page);
  await searchBox(page).fill('zeppelin');
  await expect(found(page)).toHaveText('No match for “zeppelin”');
  await expect(
    panel(page, 'Services').getByRole('heading', { name: 'No match for “zeppelin”' }),
  ).toBeVisible();
  expect(await countsOf(page)).toEqual([0, 0, 0]);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(searchBox(page)).toHaveValue('');
  await expect(searchBox(page)).toBeFocused();
  await expect(found(page)).toBeEmpty();
  expect(await countsOf(page)).toEqual(allCounts);
});
