import { expect, test } from './support/journey';

test.use({ javaScriptEnabled: false });

test('the blog shows twelve articles, each of which can be read', async ({ page }) => {
  await page.goto('/our-blog');
  const links = page.getByRole('link', { name: 'READ MORE' });
  await expect(links).toHaveCount(12);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await links.nth(3).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('article').locator('p').nth(5)).toBeVisible();
  await page.getByRole('link', { name: 'Back to our blog' }).click();
  await expect(links).toHaveCount(12);
});

test('the home page shows the timings and leads to every other page', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('table').first()).toContainText('Monday to Saturday');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our blog' }).click();
  await expect(page).toHaveURL(/\/our-blog$/);
});

test('the bars of the browser are light on a dark system too, as the page is', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/home');
  const color = page.locator('meta[name="theme-color"]');
  await expect(color).toHaveCount(1);
  await expect(color).not.toHaveAttribute('media');
});

test.describe('an unknown article', () => {
  test.use({ expectedComplaints: [/404 \(Not Found\)/] });

  test('says that it was not found', async ({ page }) => {
    await page.goto('/blog/unknown');
    await expect(page.getByText('We could not find that article')).toBeVisible();
  });
});
