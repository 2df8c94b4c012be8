import type { Page } from '@playwright/test';
import { expectAccessibleAtAllWidths } from './support/accessibility';
import { expect, open, test } from './support/journey';

const PLACES = {
  blog: { path: '/our-blog', label: 'Search all articles' },
  reviews: { path: '/review', label: 'Search reviews' },
};

const box = (page: Page, { label }: { label: string }) => page.getByRole('searchbox', { name: label });
const titles = (page: Page) => page.getByRole('article').getByRole('heading', { level: 2 });
const announced = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });

test(
  'typing searches all articles, keeps the focus, and leads back to the articles of the day',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, PLACES.blog.path);
    const before = await titles(page).allTextContents();
    await box(page, PLACES.blog).pressSequentially('vegetarian prot');
    await expect(page).toHaveURL(/\/our-blog\?search=vegetarian\+prot$/);
    await expect(titles(page).filter({ hasText: 'Protein on a vegetarian plate' })).toBeVisible();
    await expect(announced(page, /^\d articles? found$/)).toBeAttached();
    await expect(box(page, PLACES.blog)).toBeFocused();
    await page.reload();
    await expect(box(page, PLACES.blog)).toHaveValue('vegetarian prot');
    await expect(titles(page).filter({ hasText: 'Protein on a vegetarian plate' })).toBeVisible();

    await box(page, PLACES.blog).fill('vegetarian spaceship');
    const none = page.getByRole('heading', { name: 'No articles match “vegetarian spaceship”' });
    await expect(none).toBeVisible();
    await expect(announced(page, 'No articles match')).toBeAttached();
    await page.getByRole('link', { name: 'Show today’s articles' }).click();
    await expect(page).toHaveURL(/\/our-blog$/);
    await expect(box(page, PLACES.blog)).toHaveValue('');
    await expect(box(page, PLACES.blog)).toBeFocused();
    await expect.poll(() => titles(page).allTextContents()).toEqual(before);
  },
);

test('a misspelt word finds an article with a similar title', async ({ page }) => {
  await open(page, '/our-blog?search=protien');
  await expect(titles(page)).toHaveText(['Protein on a vegetarian plate']);
});

test(
  'typing searches the reviews, together with a rating, and leads back to all of them',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, PLACES.reviews.path);
    const status = await page.getByRole('status').filter({ hasText: 'shown' }).textContent();
    await box(page, PLACES.reviews).pressSequentially('coach');
    await expect(page.getByRole('heading', { level: 2, name: 'Reviews with “coach”' })).toBeVisible();
    await expect(page.getByRole('article').first()).toContainText(/coach/i);
    await expect(announced(page, /^\d+ of \d+ reviews? shown$/)).not.toHaveText(status ?? '');
    await expect(box(page, PLACES.reviews)).toBeFocused();
    await page.getByRole('link', { name: /^3 stars:/ }).click();
    await expect(page).toHaveURL(/\?search=coach&rating=3$/);
    await expect(page.getByRole('heading', { name: '3-star reviews with “coach”' })).toBeVisible();
    await box(page, PLACES.reviews).fill('coach spaceship');
    await expect(page.getByText('No 3-star reviews match “coach spaceship”.')).toBeVisible();
    await page.getByRole('link', { name: 'Show all reviews' }).click();
    await expect(page).toHaveURL(/\/review$/);
    await expect(box(page, PLACES.reviews)).toBeFocused();
    await expect(announced(page, status ?? '')).toBeAttached();
  },
);

for (const [name, path] of [
  ['articles', '/our-blog?search=training'],
  ['no articles', '/our-blog?search=spaceship'],
  ['reviews', '/review?search=coach'],
  ['no reviews', '/review?search=spaceship'],
] as const) {
  test(`a page with ${name} that were searched for has no axe violations`, async ({ page }) => {
    await open(page, path);
    await expectAccessibleAtAllWidths(page);
  });
}

test.describe('when a search does not load', () => {
  test.use({ expectedConsoleErrors: [/Failed to (load resource|fetch)/] });

  for (const place of Object.values(PLACES)) {
    test(`${place.path} says so, keeps the text, and a retry loads it`, async ({ page }) => {
      await open(page, place.path);
      await page.route(/\/graphql\?/, (route) => route.abort());
      await box(page, place).fill('training');
      await expect(page.getByRole('alert')).toContainText('Please try again later.');
      await expect(box(page, place)).toHaveValue('training');
      await page.unroute(/\/graphql\?/);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('article').first()).toBeVisible();
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the searches are forms', async ({ page }) => {
    await page.goto(PLACES.blog.path);
    await box(page, PLACES.blog).fill('vegetarian protein');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(titles(page).filter({ hasText: 'Protein on a vegetarian plate' })).toBeVisible();
    await expect(box(page, PLACES.blog)).toHaveValue('vegetarian protein');

    await page.goto('/review?rating=3');
    await box(page, PLACES.reviews).fill('showers');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\?search=showers&rating=3$/);
    await expect(page.getByRole('heading', { name: '3-star reviews with “showers”' })).toBeVisible();
    await page.getByRole('link', { name: 'Show all reviews' }).click();
    await expect(page).toHaveURL(/\/review$/);
  });
});
