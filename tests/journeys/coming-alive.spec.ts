import type { Page } from '@playwright/test';
import { expect, test } from './support/journey';

/** Keeps the page's code back until the function that it answers is called. */
async function holdCode(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

const isAlive = (page: Page) => page.evaluate(() => 'hydrated' in document.documentElement.dataset);

test('a page that nobody touches runs its code after a while', async ({ page }) => {
  await page.clock.install();
  let isFetched = false;
  page.on('response', (response) => (isFetched ||= response.url().includes('/assets/entry-client')));
  await page.goto('/home');
  const pass = async (ms: number) => {
    await page.clock.runFor(ms);
    return isFetched;
  };
  await expect.poll(() => pass(10)).toBe(true);
  expect(await isAlive(page)).toBe(false);
  await page.clock.runFor(4000);
  await expect.poll(() => isAlive(page)).toBe(true);
});

test('a page comes alive when a key is pressed', async ({ page }) => {
  await page.clock.install();
  await page.goto('/home');
  expect(await isAlive(page)).toBe(false);
  await page.keyboard.press('Tab');
  await expect.poll(() => isAlive(page)).toBe(true);
});

test('a photo that is pressed before the code is there opens when it is', async ({ page }) => {
  const release = await holdCode(page);
  await page.goto('/photos', { waitUntil: 'domcontentloaded' });
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/photos$/);
  release();
  await expect(page.getByRole('dialog', { name: 'Photos' })).toBeVisible();
});

test('what is typed into the search before the code is there is sought', async ({ page }) => {
  const release = await holdCode(page);
  await page.goto('/service', { waitUntil: 'domcontentloaded' });
  await page.getByRole('searchbox').pressSequentially('yoga');
  release();
  await expect(page.getByRole('status').filter({ hasText: 'yoga' })).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('yoga');
});

test('a menu that is opened before the code is there is known to be open', async ({ page }) => {
  const release = await holdCode(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/home', { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: 'Menu' }).click();
  release();
  await expect.poll(() => isAlive(page)).toBe(true);
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  await expect(page.locator('main')).toHaveAttribute('inert');
});
