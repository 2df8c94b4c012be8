import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { createMember, signIn } from './support/accounts';
import { expect, open } from './support/journey';
import { test } from './support/member';

test.use({
  serviceWorkers: 'allow',
  // A page that is not stored fails to load its files.
  expectedConsoleErrors: [
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|Unable to preload CSS|Couldn't load preload assets/,
  ],
});

/** Opens a page and waits until the service worker controls it. */
async function openControlled(page: Page, path: string) {
  await open(page, path);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

const cachedFiles = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => url.slice(location.origin.length));
  });

/** IDs of the exercises whose details are cached. */
const cachedExercises = async (page: Page) =>
  (await cachedFiles(page)).flatMap((path) => {
    const variables = new URLSearchParams(path.split('?')[1]).get('variables');
    return variables ? [(JSON.parse(variables) as { id: string }).id] : [];
  });

test('offline, a page shows timings and contacts, and reloads once the connection is back', async ({
  page,
  context,
}) => {
  await openControlled(page, '/home');
  await context.setOffline(true);
  await page.goto('/our-blog');
  await expect(page).toHaveURL('/offline?to=%2Four-blog');
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('table')).toContainText('Monday to Saturday');
  await expect(main.getByRole('link', { name: /^\+91/ })).toBeVisible();
  expect(await page.evaluate(() => document.fonts.check('16px Figtree'))).toBe(true);
  await expectAccessible(page);

  const again = main.getByRole('link', { name: 'Try again' });
  await expect(again).toHaveAttribute('href', '/our-blog');
  await page.reload();
  await expect(again).toBeVisible();
  await context.setOffline(false);
  await expect(main.getByRole('heading', { name: 'You are back online' })).toBeVisible();
  await again.click();
  await expect(page.getByRole('link', { name: 'READ MORE' })).toHaveCount(12);
});

test('caches no personal data, and no pages but the offline page and the exercise library', async ({
  page,
  member,
}) => {
  await openControlled(page, '/home');
  await signIn(page, member);
  await page.goto('/account');
  await expect(page.getByText('This device')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await open(page, '/exercise-hub?search=knee&utm_source=x');
  await page.getByRole('region', { name: 'List of exercises' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Instructions' })).toBeVisible();
  await expect.poll(() => cachedFiles(page)).toContain('/exercise-hub');
  await page.waitForLoadState('networkidle');
  const files = await cachedFiles(page);
  const others = files.filter((path) => !/^\/(assets|fonts|media|icons)\/|^\/favicon\./.test(path));
  expect(others.filter((path) => !path.startsWith('/graphql?operationName=Exercise')).sort()).toEqual([
    '/exercise-hub',
    '/offline',
  ]);
  expect(files.filter((path) => /search=|utm_/.test(path))).toEqual([]);
});

test('exercises that were opened work offline, with their videos', async ({ page, context }) => {
  await openControlled(page, '/home');
  await page.getByRole('link', { name: 'Exercises', exact: true }).last().click();
  const row = (id: string) =>
    page.getByRole('region', { name: 'List of exercises' }).locator(`[data-exercise="${id}"]`);
  await row('push-up').click();
  const exercise = page.getByRole('article', { name: 'Push-Up', exact: true });
  const video = exercise.locator('video');
  await video.evaluate((element: HTMLVideoElement) => element.play());
  await expect.poll(() => cachedFiles(page)).toContain('/media/exercises/push-up.mp4');
  await expect.poll(() => cachedFiles(page)).toContain('/exercise-hub');
  await expect.poll(() => cachedExercises(page)).toContain('push-up');
  // Exercises that the pointer rests on while the list scrolls are prefetched, and so cached as well.
  const cached = await cachedExercises(page);
  const notCached = ['burpee', 'plank', 'barbell-back-squat'].find((id) => !cached.includes(id));

  await context.setOffline(true);
  await page.goto('/exercise-hub?exercise=push-up');
  await expect(page).toHaveURL(/\/exercise-hub\?exercise=push-up$/);
  await expect(exercise.getByRole('heading', { name: 'Instructions' })).toBeVisible();
  await video.evaluate((element: HTMLVideoElement) => element.play());
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0);
  await row(String(notCached)).click();
  await expect(page.getByRole('alert')).toBeVisible();
});

/** The addresses in the cache that a log-out deletes. */
const personalFiles = (page: Page) =>
  page.evaluate(async () => {
    if (!(await caches.has('personal'))) return [];
    return (await (await caches.open('personal')).keys()).map(({ url }) => url.slice(location.origin.length));
  });

test('a saved plan, its exercises and its ticks work offline until the log-out', async ({
  page,
  context,
  request,
}) => {
  await openControlled(page, '/home');
  await signIn(page, await createMember(request));
  await page.goto('/Diet?tab=workout-plan');
  await page.getByRole('button', { name: 'Generate' }).click();
  await page.getByRole('button', { name: 'Save to my plans' }).click();
  await expect(page).toHaveURL(/plan=/);
  const isComplete = async () => (await personalFiles(page)).filter((file) => file.endsWith('.mp4')).length;
  await expect.poll(isComplete).toBeGreaterThan(0);
  await expect.poll(() => personalFiles(page)).toContain('/kept-plans');

  await context.setOffline(true);
  await page.reload();
  const ticks = page.getByRole('checkbox', { name: /^Done: day/ });
  const sets = page.locator('details[open]').getByRole('checkbox', { name: 'Set 1' });
  await ticks.first().check();
  await sets.first().check();
  await expect(page.getByText(/^2 changes wait/)).toBeVisible();
  await page.reload();
  await expect(ticks.first()).toBeChecked();
  await expect(sets.first()).toBeChecked();
  await expect(page.getByText(/^2 changes wait/)).toBeVisible();

  const exercise = page.locator('details[open]').getByRole('link').filter({ hasText: /./ }).last();
  const name = await exercise.innerText();
  await exercise.click();
  const detail = page.getByRole('article', { name, exact: true });
  await expect(detail.getByRole('heading', { name: 'Instructions' })).toBeVisible();
  await page.reload();
  await expect(detail.getByRole('heading', { name: 'Instructions' })).toBeVisible();
  await detail.getByRole('link', { name: 'Back to the plan' }).click();
  await expect(ticks.first()).toBeChecked();

  await page.getByRole('link', { name: 'Photos' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Your saved workout plans' }).click();
  await page.getByRole('region', { name: 'My plans' }).getByRole('link').click();
  await expect(ticks.first()).toBeChecked();

  await context.setOffline(false);
  await expect(page.getByText(/changes? waits? for/)).toBeHidden();
  await page.reload();
  await expect(ticks.first()).toBeChecked();
  await expect(sets.first()).toBeChecked();
  await expect(page.getByText(/^1 of \d+ sessions done/)).toBeVisible();

  await context.setOffline(true);
  await page.evaluate(() => localStorage.removeItem('userToken'));
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page).toHaveURL(/\/login/);
  expect(await personalFiles(page)).toEqual([]);
});

test('an update is offered, and installed only on click', async ({ page }) => {
  await openControlled(page, '/home');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const isSamePage = () => page.evaluate(() => 'isSamePage' in window);
  await page.evaluate(() =>
    navigator.serviceWorker.dispatchEvent(
      new MessageEvent('message', { data: { entryScript: '/assets/entry-client-newer.js' } }),
    ),
  );
  const reload = page.getByRole('button', { name: 'Reload' });
  await expect(reload).toBeVisible();
  await expectAccessible(page);
  expect(await isSamePage()).toBe(true);
  await reload.click();
  await expect.poll(isSamePage).toBe(false);
});
