import { expectAccessible } from './support/accessibility';
import { createMember, logIn, openSignedIn } from './support/accounts';
import { expect, open } from './support/journey';
import { test } from './support/member';

test('the skip link, the exercise button and the question form are in reach, at 400 % zoom, too', async ({
  page,
}) => {
  await open(page, '/our-blog');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /Skip/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('searchbox', { name: 'Search all articles' })).toBeFocused();

  await page.setViewportSize({ width: 320, height: 256 });
  await open(page, '/home');
  await page.getByRole('button', { name: 'Ask us' }).first().click();
  await expect(page.getByRole('banner')).not.toBeInViewport();
  const form = page.getByRole('dialog', { name: 'Ask us' });
  const above = await form.getByText('may keep this to answer me').boundingBox();
  const below = await form.getByText(/^For \d+ days/).boundingBox();
  expect(above!.y + above!.height).toBeLessThanOrEqual(below!.y);
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();

  const header = page.getByRole('banner');
  const button = header.getByRole('link', { name: 'Exercises', exact: true }).last();
  for (const width of [390, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(() => scrollTo(0, 1500));
    await expect(button).toBeInViewport({ ratio: 1 });
    const { x, y, height } = (await button.boundingBox())!;
    const bar = (await header.boundingBox())!;
    const margin = await page.locator('main h1').evaluate((title) => title.getBoundingClientRect().left);
    expect(y + height <= bar.y + bar.height || x >= width - margin, `at ${width} pixels`).toBe(true);
  }
});

test.describe('the colour scheme', () => {
  test.use({ expectedConsoleErrors: [/ERR_FAILED/] });

  test('is restored without a flash of the other one, and the browser’s theme colour follows it', async ({
    page,
  }) => {
    const barColor = () => page.locator('meta[name="theme-color"]').first().getAttribute('content');
    const pageColor = () => page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--page'));
    await page.emulateMedia({ colorScheme: 'light' });
    await open(page, '/home');
    const light = await barColor();
    expect(light).toBe(await pageColor());
    await page.getByRole('button', { name: 'Switch to dark' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
    await expect.poll(barColor).not.toBe(light);
    const dark = await pageColor();
    expect(await barColor()).toBe(dark);
    // At this point only the head of the next page is certain to be loaded.
    await page.goto('/our-blog', { waitUntil: 'commit' });
    await expect.poll(barColor).toBe(dark);
    await open(page, '/our-blog');
    await expect(page.locator('meta[name="theme-color"]')).toHaveCount(2);

    // Without modules, only the script in the head can have set it.
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/our-blog', { waitUntil: 'domcontentloaded' });
    await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
  });
});

test('the site and the log-in work in a browser that denies access to storage', async ({ page, request }) => {
  const person = await createMember(request);
  await page.addInitScript(() => {
    const deny = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const area of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, area, { configurable: true, get: deny });
  });
  await open(page, '/our-blog');
  await page.getByRole('link', { name: 'READ MORE' }).first().click();
  await logIn(page, person);
  await page.getByRole('link', { name: 'Back to our blog' }).click();
  await expect(page.getByRole('link', { name: 'READ MORE' })).toHaveCount(12);
});

test('the menu opens, is accessible, navigates and closes', { tag: '@phone' }, async ({ page, member }) => {
  await openSignedIn(page, member);
  const button = page.getByRole('button', { name: /menu/i }).first();
  await button.click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await expectAccessible(page);
  await expect(menu.getByRole('link', { name: 'Workout planner' })).toBeVisible();
  await menu.getByRole('link', { name: 'Our blog' }).click();
  await expect(page).toHaveURL(/\/our-blog$/);
  await expect(menu).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Our blog' })).toBeFocused();
});

test.describe('when the code of a page does not load', () => {
  test.use({ expectedConsoleErrors: [/ERR_FAILED|Failed to fetch dynamically imported module/] });

  test('the site keeps working, shows an error and can retry', async ({ page, member }) => {
    await openSignedIn(page, member, '/home');
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.getByRole('link', { name: 'Read the blog', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'This page did not load' })).toBeVisible();
    await expectAccessible(page);
    await page.unroute('**/assets/*.js');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('link', { name: 'READ MORE' })).toHaveCount(12);
  });
});
