import type { Page } from '@playwright/test';
import { openSignedIn } from './support/accounts';
import { expect, open } from './support/journey';
import { test } from './support/member';

test.use({ reducedMotion: 'no-preference' });

const lightbox = (page: Page) => page.getByRole('dialog', { name: 'Photos' });

test('photos and trainers move on by arrow keys and return the focus; a long review is truncated', async ({
  page,
  member,
}) => {
  await open(page, '/photos');
  const tiles = page.getByRole('main').getByRole('listitem').getByRole('link');
  await expect(tiles).toHaveCount(21);
  await tiles.nth(3).press('Enter');
  await expect(lightbox(page)).toContainText('4 of 21');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(lightbox(page)).toContainText('6 of 21');
  await expect(lightbox(page).getByRole('img')).toBeInViewport({ ratio: 0.9 });
  await page.goBack();
  await expect(lightbox(page)).toBeHidden();
  await expect(page).toHaveURL(/\/photos$/);
  await expect(tiles.nth(3)).toBeFocused();

  await open(page, '/review?rating=5');
  const long = page.getByRole('article').filter({ hasText: 'Venkata' });
  while ((await long.count()) === 0) await page.getByRole('button', { name: 'Show more' }).click();
  const comment = long.getByRole('paragraph');
  const cutHeight = (await comment.boundingBox())!.height;
  await long.getByRole('button', { name: 'Read all' }).click();
  expect((await comment.boundingBox())!.height).toBeGreaterThan(cutHeight);

  await openSignedIn(page, member, '/trainers-details');
  const card = page.getByRole('button', { name: 'Imran Shaikh' });
  await card.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Imran Shaikh' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog', { name: 'Meera Nair' })).toBeVisible();
  await expect(page).toHaveURL(/\?trainer=meera-nair$/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(card).toBeFocused();
});

test('a swipe shows the next photo and updates the URL', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/photos?photo=street');
  await expect(lightbox(page)).toContainText('1 of 21');
  // Simulates the swipe; retried, since the initial alignment of the track may undo it.
  await expect(async () => {
    await lightbox(page)
      .getByRole('img')
      .evaluate((image) => {
        const track = image.closest('[role=group]')!;
        track.scrollTo({ left: track.clientWidth, behavior: 'instant' });
      });
    await expect(lightbox(page)).toContainText('2 of 21', { timeout: 3000 });
  }).toPass();
  await expect(page).toHaveURL(/\?photo=reception$/);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/photos$/);
});
