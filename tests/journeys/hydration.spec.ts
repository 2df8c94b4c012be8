import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
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

const isHydrated = (page: Page) => page.evaluate(() => 'hydrated' in document.documentElement.dataset);

test('a page that nobody touches hydrates', async ({ page }) => {
  await page.clock.install();
  await page.goto('/home');
  // Less than any wait for a reader would be.
  await page.clock.runFor(1000);
  await expect.poll(() => isHydrated(page)).toBe(true);
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
  await expect.poll(() => isHydrated(page)).toBe(true);
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  await expect(page.locator('main')).toHaveAttribute('inert');
});

/** Fails requests for code: those that `isLost` picks, by their place in the order in which they come. */
async function loseCode(page: Page, isLost: (url: string, count: number) => boolean): Promise<void> {
  const counts = new Map<string, number>();
  await page.route('**/assets/*.js', async (route) => {
    const url = route.request().url();
    const count = (counts.get(url) ?? 0) + 1;
    counts.set(url, count);
    if (isLost(url, count)) await route.abort();
    else await route.continue();
  });
}

test.describe('where code is lost', () => {
  test.use({ expectedComplaints: [/ERR_FAILED/] });

  const bar = (page: Page) => page.getByRole('alert').filter({ hasText: 'did not load' });

  test('for a moment, the page hydrates all the same', async ({ page }) => {
    await loseCode(page, (_, count) => count <= 2);
    await page.goto('/home');
    await expect.poll(() => isHydrated(page)).toBe(true);
    await expect(bar(page)).toBeHidden();
  });

  for (const { what, file } of [
    { what: 'all of it', file: '' },
    { what: 'the file of the page', file: 'login-page' },
    { what: 'the first script', file: 'entry-client' },
  ]) {
    test(`${what}, the log-in says so, sends nothing and keeps what was typed`, async ({ page }) => {
      const posts: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST') posts.push(request.url());
      });
      await loseCode(page, (url) => url.includes(file));
      await page.goto('/login');
      const name = page.getByLabel('E-mail, username or phone number');
      const password = page.getByLabel('Password', { exact: true });
      await name.fill('meera');
      await password.fill('Morning-lamp');
      await page.getByRole('button', { name: 'Login' }).click();

      await expect(bar(page)).toHaveText(/^Parts of this page did not load\./);
      await page.getByRole('button', { name: 'Login' }).click();
      await password.press('Enter');
      await expect(bar(page).getByRole('button', { name: 'Reload' })).toBeFocused();
      await expect(page).toHaveURL(/\/login$/);
      expect(posts).toEqual([]);
      await expect(name).toHaveValue('meera');
      await expect(password).toHaveValue('Morning-lamp');

      await page.unroute('**/assets/*.js');
      await bar(page).getByRole('button', { name: 'Reload' }).click();
      await expect.poll(() => isHydrated(page)).toBe(true);
      await expect(bar(page)).toBeHidden();
      await expect(name).toHaveValue('meera');
      await expect(password).toHaveValue('Morning-lamp');
    });
  }

  test('photos open as the links that they are', async ({ page }) => {
    await loseCode(page, () => true);
    await page.goto('/photos');
    await expect(bar(page)).toBeVisible();
    await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
    await expect(page).toHaveURL(/\.jpg$/);
  });
});

test.describe('where the code never comes', () => {
  test('the page says so after a while, and hydrates when it comes after all', async ({ page }) => {
    await page.clock.install();
    const release = await holdCode(page);
    await page.goto('/photos', { waitUntil: 'domcontentloaded' });
    const bar = page.getByRole('alert').filter({ hasText: 'did not load' });
    await page.clock.runFor(5_000);
    await expect(bar).toBeHidden();
    await page.clock.runFor(30_000);
    await expect(bar).toBeVisible();
    release();
    await page.clock.resume();
    await expect.poll(() => isHydrated(page)).toBe(true);
    await expect(bar).toBeHidden();
  });
});

test('the colour scheme changes at once, with or without the rest of the code', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const release = await holdCode(page);
  await page.goto('/home', { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: 'Switch to dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  release();
  await expect.poll(() => isHydrated(page)).toBe(true);
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.getByRole('button', { name: 'Switch to light' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light');
});

test.describe('a page that fails while it hydrates', () => {
  test.use({ expectedComplaints: [/imageUrl|react\.dev\/errors|Thrown by a journey/] });

  test('keeps its colours where the layout fails too', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.route('**/*.js', async (route) => {
      const response = await route.fetch();
      const code = await response.text();
      const failing = "children:(()=>{throw Error('Thrown by a journey')})()";
      await route.fulfill({ response, body: code.replace(/children:(["'`])Skip to content\1/, failing) });
    });
    await page.goto('/service');
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
    await expectAccessible(page);
    await expect(page.getByRole('link', { name: 'Reload' })).toHaveAttribute('href', '/service');
  });

  test('can be loaded again', async ({ page }) => {
    // The state that the page was drawn with is not what the page's code expects.
    await page.route('**/photos', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/"photos":\[/, '"photos":[null,');
      await route.fulfill({ response, body });
    });
    await page.goto('/photos');
    await expect(page.getByRole('heading', { name: 'This page did not load' })).toBeVisible();
    await page.unroute('**/photos');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'This page did not load' })).toBeHidden();
  });
});
