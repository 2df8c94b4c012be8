import { expect, test } from './support/journey';

test.use({ javaScriptEnabled: false });

test('the blog shows twelve articles with what they are about', async ({ page }) => {
  await page.goto('/our-blog');
  await expect(page.getByRole('link', { name: 'READ MORE' })).toHaveCount(12);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
});

test('an article says that it needs a log-in, and the log-in that it needs JavaScript', async ({ page }) => {
  await page.goto('/our-blog');
  await page.getByRole('link', { name: 'READ MORE' }).nth(3).click();
  await expect(page.getByRole('link', { name: /log in|sign in/i }).first()).toBeVisible();
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/JavaScript/)).toBeVisible();
});

test('the home page shows the timings and leads to every other page', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('table').first()).toContainText('Monday to Saturday');
  await page.getByRole('link', { name: 'Read the blog', exact: true }).click();
  await expect(page).toHaveURL(/\/our-blog$/);
});

test('the bars of the browser are light on a dark system too, as the page is', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/home');
  const color = page.locator('meta[name="theme-color"]');
  await expect(color).toHaveCount(1);
  await expect(color).not.toHaveAttribute('media');
});
