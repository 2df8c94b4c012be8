import type { Page } from '@playwright/test';
import { expectAccessibleAtAllWidths } from './support/accessibility';
import { expect, open, test } from './support/journey';

const PATH = '/our-blog';

const box = (page: Page) => page.getByRole('searchbox', { name: 'Search all articles' });
const titles = (page: Page) => page.getByRole('article').getByRole('heading', { level: 2 });
const announced = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });

test('typing searches all articles, keeps the focus, and leads back to the articles of the day', async ({
  page,
}) => {
  await open(page, PATH);
  const before = await titles(page).allTextContents();
  await box(page).pressSequentially('vegetarian prot');
  await expect(page).toHaveURL(/\/our-blog\?search=vegetarian\+prot$/);
  await expect(titles(page).filter({ hasText: 'Protein on a vegetarian plate' })).toBeVisible();
  await expect(announced(page, /^\d articles? found$/)).toBeAttached();
  await expect(box(page)).toBeFocused();
  await page.reload();
  await expect(box(page)).toHaveValue('vegetarian prot');
  await expect(titles(page).filter({ hasText: 'Protein on a vegetarian plate' })).toBeVisible();
  await expectAccessibleAtAllWidths(page);

  await box(page).fill('vegetarian spaceship');
  const none = page.getByRole('heading', { name: 'No articles match “vegetarian spaceship”' });
  await expect(none).toBeVisible();
  await expect(announced(page, 'No articles match')).toBeAttached();
  await expectAccessibleAtAllWidths(page);
  await page.getByRole('link', { name: 'Show today’s articles' }).click();
  await expect(page).toHaveURL(/\/our-blog$/);
  await expect(box(page)).toHaveValue('');
  await expect(box(page)).toBeFocused();
  await expect.poll(() => titles(page).allTextContents()).toEqual(before);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the search is a form', async ({ page }) => {
    await page.goto(PATH);
    await box(page).fill('vegetarian protein');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(titles(page).filter({ hasText: 'Protein on a vegetarian plate' })).toBeVisible();
    await expect(box(page)).toHaveValue('vegetarian protein');
  });
});
