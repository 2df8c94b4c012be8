import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { expect, test } from './support/journey';

const SCRIPTS = '**/assets/*.js';

/** Delays all scripts until the returned function is called. */
async function delayScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route(SCRIPTS, async (route) => {
    await isReleased;
    await route.continue();
  });
  return release;
}

const isHydrated = (page: Page) => page.evaluate(() => 'hydrated' in document.documentElement.dataset);

test('what is clicked, typed, opened and switched before hydration takes effect', async ({ page }) => {
  await test.step('a photo that is clicked opens', async () => {
    const release = await delayScripts(page);
    await page.goto('/photos', { waitUntil: 'domcontentloaded' });
    await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/photos$/);
    release();
    await expect(page.getByRole('dialog', { name: 'Photos' })).toBeVisible();
  });
  await page.unroute(SCRIPTS);
  await test.step('the search runs with text that was typed', async () => {
    const release = await delayScripts(page);
    await page.goto('/service', { waitUntil: 'domcontentloaded' });
    await page.getByRole('searchbox').pressSequentially('yoga');
    release();
    await expect(page.getByRole('status').filter({ hasText: 'yoga' })).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveValue('yoga');
  });
  await page.unroute(SCRIPTS);
  await test.step('the colour scheme is switched', async () => {
    await page.emulateMedia({ colorScheme: 'light' });
    const release = await delayScripts(page);
    await page.goto('/home', { waitUntil: 'domcontentloaded' });
    await page.getByRole('button', { name: 'Switch to dark' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
    release();
    await expect.poll(() => isHydrated(page)).toBe(true);
    await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
    await page.getByRole('button', { name: 'Switch to light' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'light');
  });
  await page.unroute(SCRIPTS);
  await test.step('a menu stays open', async () => {
    const release = await delayScripts(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/home', { waitUntil: 'domcontentloaded' });
    await page.getByRole('button', { name: 'Menu' }).click();
    release();
    await expect.poll(() => isHydrated(page)).toBe(true);
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
    await expect(page.locator('main')).toHaveAttribute('inert');
  });
});

/** Aborts the script requests for which `isLost` returns true; `count` numbers the requests per URL, from 1. */
async function loseScripts(page: Page, isLost: (url: string, count: number) => boolean): Promise<void> {
  const counts = new Map<string, number>();
  await page.route(SCRIPTS, async (route) => {
    const url = route.request().url();
    const count = (counts.get(url) ?? 0) + 1;
    counts.set(url, count);
    if (isLost(url, count)) await route.abort();
    else await route.continue();
  });
}

/** The scripts that `path` loads, as paths. */
async function scriptsOf(page: Page, path: string): Promise<string[]> {
  const html = await (await page.request.get(path)).text();
  return html.match(/\/assets\/[\w-]+\.js/g) ?? [];
}

/** The scripts that the log-in loads and the home page does not. */
async function scriptsOfLogin(page: Page): Promise<string[]> {
  const shared = await scriptsOf(page, '/home');
  return (await scriptsOf(page, '/login')).filter((script) => !shared.includes(script));
}

test.describe('when scripts do not load', () => {
  test.use({ expectedConsoleErrors: [/ERR_FAILED/] });

  const bar = (page: Page) => page.getByRole('alert').filter({ hasText: 'did not load' });

  /** Moves the mocked clock over the pauses between the attempts, until all have failed. */
  const passAttempts = (page: Page) =>
    expect(async () => {
      await page.clock.runFor(1000);
      await expect(bar(page)).toBeVisible({ timeout: 100 });
    }).toPass();

  test('the page hydrates without user activity, also at the third attempt; without it, photos are plain links', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('/home');
    // Too short for the fallback timer of code that starts on user activity.
    await page.clock.runFor(1000);
    await expect.poll(() => isHydrated(page)).toBe(true);

    await loseScripts(page, (_, count) => count <= 2);
    await page.goto('/home');
    await expect(async () => {
      await page.clock.runFor(1000);
      expect(await isHydrated(page)).toBe(true);
    }).toPass();
    await expect(bar(page)).toBeHidden();

    await page.unroute(SCRIPTS);
    await loseScripts(page, () => true);
    await page.goto('/photos');
    await passAttempts(page);
    await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
    await expect(page).toHaveURL(/\.jpg$/);
  });

  for (const { what, lostFiles, isClockReal = false } of [
    { what: 'any script', lostFiles: () => [''], isClockReal: true },
    { what: 'the scripts of the page', lostFiles: scriptsOfLogin },
    { what: 'the entry script', lostFiles: () => ['entry-client'] },
  ]) {
    test(`without ${what}, the log-in shows an error, sends nothing, keeps the input`, async ({ page }) => {
      const posts: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST') posts.push(request.url());
      });
      const lost = await lostFiles(page);
      expect(lost).not.toEqual([]);
      await loseScripts(page, (url) => lost.some((file) => url.includes(file)));
      if (!isClockReal) await page.clock.install();
      await page.goto('/login');
      const name = page.getByLabel('E-mail, username or phone number');
      const password = page.getByLabel('Password', { exact: true });
      await name.fill('meera');
      await password.fill('Morning-lamp');
      await page.getByRole('button', { name: 'Login' }).click();
      if (!isClockReal) await passAttempts(page);

      await expect(bar(page)).toHaveText(/^Parts of this page did not load\./);
      await page.getByRole('button', { name: 'Login' }).click();
      await password.press('Enter');
      await expect(bar(page).getByRole('button', { name: 'Reload' })).toBeFocused();
      await expect(page).toHaveURL(/\/login$/);
      expect(posts).toEqual([]);
      await expect(name).toHaveValue('meera');
      await expect(password).toHaveValue('Morning-lamp');

      await page.unroute(SCRIPTS);
      await bar(page).getByRole('button', { name: 'Reload' }).click();
      await expect.poll(() => isHydrated(page)).toBe(true);
      await expect(bar(page)).toBeHidden();
      await expect(name).toHaveValue('meera');
      await expect(password).toHaveValue('Morning-lamp');
    });
  }
});

test.describe('when scripts are very slow', () => {
  test('the page shows an error after a while, and hydrates when they finally load', async ({ page }) => {
    await page.clock.install();
    const release = await delayScripts(page);
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

test.describe('a page that fails during hydration', () => {
  test.use({ expectedConsoleErrors: [/imageUrl|react\.dev\/errors|Thrown by a journey/] });

  test('keeps its colour scheme if the layout fails too', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.route('**/*.js', async (route) => {
      const response = await route.fetch();
      const code = await response.text();
      const failing = "get skip(){throw Error('Thrown by a journey')}";
      await route.fulfill({ response, body: code.replace(/skip:(["'`])Skip to content\1/, failing) });
    });
    await page.goto('/service');
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
    await expectAccessible(page);
    await expect(page.getByRole('link', { name: 'Reload' })).toHaveAttribute('href', '/service');
  });

  test('can be reloaded', async ({ page }) => {
    // Corrupts the server-rendered state, so that hydration fails.
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
