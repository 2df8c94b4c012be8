import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { expect, open, test } from './support/journey';

const list = (page: Page) => page.getByRole('region', { name: 'List of exercises' });
const rows = (page: Page) => list(page).getByRole('listitem');
const count = (page: Page) => list(page).getByRole('status');
const box = (page: Page) => page.getByRole('searchbox', { name: 'Search exercises' });
const filters = (page: Page, group: 'Muscle group' | 'Equipment') =>
  page.getByRole('navigation', { name: group });

test('exercises are found in three clicks and by their URL, in a sheet on a phone, and their videos play', async ({
  page,
}) => {
  await test.step('finds a chest exercise with a dumbbell in three clicks, and its URL opens it again', async () => {
    await open(page, '/exercise-hub');
    await filters(page, 'Muscle group').getByRole('link', { name: 'Chest' }).click();
    await filters(page, 'Equipment').getByRole('link', { name: 'Dumbbell' }).click();
    await expect(count(page)).toHaveText('4 Exercises Found');
    await list(page)
      .getByRole('link', { name: /^Dumbbell Bench Press/ })
      .click();
    const detail = page.getByRole('article', { name: 'Dumbbell Bench Press' });
    await expect(detail.getByRole('heading', { name: 'Instructions' })).toBeVisible();
    await expect(detail.getByRole('heading', { level: 2 })).toBeFocused();
    await expect(page).toHaveURL(/\?muscle=chest&equipment=dumbbell&exercise=dumbbell-bench-press$/);
    await page.reload();
    await expect(detail.getByText(/^Plant your feet/)).toBeVisible();
    await expect(count(page)).toHaveText('4 Exercises Found');
    await detail.getByRole('link', { name: /^Harder/ }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Incline Dumbbell Press' })).toBeVisible();
    await page.goBack();
    await expect(detail).toBeVisible();
  });
  await test.step('a video is loaded and played by the first click, and paused by the second', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const videos: string[] = [];
    page.on('request', (request) => void (request.url().endsWith('.mp4') && videos.push(request.url())));
    await open(page, '/exercise-hub?exercise=push-up');
    const video = page.getByRole('article', { name: 'Push-Up', exact: true }).locator('video');
    await video.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(videos).toEqual([]);
    const state = () =>
      video.evaluate((element: HTMLVideoElement) => ({
        isPlaying: !element.paused,
        hasBegun: element.currentTime > 0,
      }));
    await video.click();
    await expect.poll(state).toEqual({ isPlaying: true, hasBegun: true });
    await video.click();
    await expect.poll(state).toEqual({ isPlaying: false, hasBegun: true });
  });
  await test.step('on a phone, filters open as a sheet, and an exercise replaces the list until it is closed', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/exercise-hub');
    await page.getByRole('button', { name: 'Filters' }).click();
    await filters(page, 'Muscle group').getByRole('link', { name: 'Shoulders' }).click();
    await filters(page, 'Equipment').getByRole('link', { name: 'None' }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Show \d+ exercise/ }).click();
    await expect(page.getByRole('button', { name: 'Filters (2)' })).toBeVisible();
    const last = rows(page).last().getByRole('link');
    await last.click();
    await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toBeInViewport();
    await expect(list(page)).toBeHidden();
    await page.getByRole('link', { name: 'Back to the list' }).click();
    await expect(last).toBeFocused();
    await expect(last).toBeInViewport();
    await expect(page).toHaveURL(/\?muscle=shoulders&equipment=none$/);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('search, filters and exercises work as links and a form, the filters on a phone, too', async ({
    page,
  }) => {
    await page.goto('/exercise-hub');
    await filters(page, 'Equipment').getByRole('link', { name: 'Dumbbell' }).click();
    await box(page).fill('chest');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\?search=chest&equipment=dumbbell$/);
    await expect(count(page)).toHaveText('4 Exercises Found');
    await expect(box(page)).toHaveValue('chest');
    await rows(page).first().getByRole('link').click();
    await expect(page.getByRole('heading', { name: 'Instructions' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to the list' }).click();
    await expect(page).toHaveURL(/\?search=chest&equipment=dumbbell$/);
    await page.getByRole('button', { name: 'Reset' }).first().click();
    await expect(page).toHaveURL(/\/exercise-hub\??$/);
    await expect(count(page)).toHaveText(/^1\d\d Exercises Found$/);

    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/exercise-hub');
    await page.getByRole('button', { name: 'Filters' }).click();
    await filters(page, 'Muscle group').getByRole('link', { name: 'Neck' }).click();
    await expect(count(page)).toHaveText('6 Exercises Found');
  });
});
