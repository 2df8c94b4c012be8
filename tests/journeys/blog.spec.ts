import type { Page } from '@playwright/test';
import { openSignedIn, signIn } from './support/accounts';
import { expectAccessible } from './support/accessibility';
import { expect, open, untilHydrated } from './support/journey';
import { test } from './support/member';

/** Requests with and without Apollo Client. */
const GRAPHQL = /\/graphql(\?|$)/;

const CARD = { role: 'link', name: 'READ MORE' } as const;

test('the list is server-rendered, hydrates without console messages and sends no further requests', async ({
  page,
  graphqlCalls,
}) => {
  await open(page, '/our-blog');
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveTitle(/^Our blog/);
  await expect(page.getByRole(CARD.role, { name: CARD.name })).toHaveCount(12);
  expect(graphqlCalls).toEqual([]);
});

test(
  'opens an article and returns to the same scroll position',
  { tag: '@phone' },
  async ({ page, member, graphqlCalls }) => {
    await openSignedIn(page, member, '/our-blog');
    graphqlCalls.length = 0;
    const card = page.getByRole('article').nth(8);
    const title = await card.getByRole('heading').textContent();
    await page.evaluate(() => {
      const remember = () => sessionStorage.setItem('scrollAtClick', String(window.scrollY));
      window.addEventListener('click', remember, { capture: true, once: true });
    });
    await card.getByRole('link').click();

    await expect(page.getByRole('heading', { level: 1, name: title ?? '' })).toBeFocused();
    await expect(page).toHaveURL(/\/blog\/[0-9a-f-]{36}$/);
    await expect(page).toHaveTitle(new RegExp(`^${escapeRegExp(title ?? '')}`));
    expect(await page.getByRole('article').locator('p').count()).toBeGreaterThan(6);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    expect(graphqlCalls).toHaveLength(1);

    await page.getByRole('link', { name: 'Back to our blog' }).click();
    await expect(page).toHaveURL(/\/our-blog$/);
    const before = Number(await page.evaluate(() => sessionStorage.getItem('scrollAtClick')));
    expect(before).toBeGreaterThan(0);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
    // The pointer may rest on another card, whose article is prefetched.
    expect(graphqlCalls.filter((call) => !call.includes('"operationName":"Article"'))).toEqual([]);
  },
);

test('an article opened by its URL links to the next and previous articles', async ({ page, member }) => {
  await openSignedIn(page, member, '/our-blog');
  const address = await page.getByRole('link', { name: CARD.name }).nth(1).getAttribute('href');
  await open(page, address ?? '');
  await page.getByRole('navigation', { name: 'More articles' }).getByRole('link', { name: /^Next/ }).click();
  await expect(page).not.toHaveURL(new RegExp(`${address}$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('an id in the URL opens the list at that card', async ({ page }) => {
  await open(page, '/our-blog');
  const href = await page.getByRole('link', { name: CARD.name }).nth(9).getAttribute('href');
  await page.goto(`/our-blog/${href?.split('/').pop()}`);
  await expect(page.getByRole('link', { name: CARD.name }).nth(9)).toBeFocused();
  await expect(page.getByRole('article').nth(9)).toBeInViewport();
});

test('an unknown article shows "Loading..." first, and "not found" after a while', async ({
  page,
  member,
}) => {
  await signIn(page, member);
  await page.clock.install();
  await open(page, '/blog/00000000-0000-4000-8000-000000000000');
  await expect(page.getByRole('heading', { name: 'Loading...' })).toBeVisible();
  const notFound = page.getByRole('heading', { name: 'We could not find that article' });
  // The eight seconds start at hydration, at a time that the mocked clock cannot predict.
  await expect(async () => {
    await page.clock.runFor(8_000);
    await expect(notFound).toBeVisible({ timeout: 500 });
  }).toPass();
  await expectAccessible(page);
});

test('after twelve hours the next set of articles is offered, and shown on click', async ({ page }) => {
  await page.clock.install();
  await open(page, '/our-blog');
  const titles = () => page.getByRole('article').getByRole('heading').allTextContents();
  const before = await titles();
  const storedPeriod = () => page.evaluate(() => Number(localStorage.getItem('lastUpdatePeriod')));
  await expect.poll(storedPeriod).toBeGreaterThan(0);
  const period = await storedPeriod();
  await page.clock.fastForward('12:00:00');
  // The server's clock is not mocked, so the request is changed to the set that it would have by then.
  await page.route(GRAPHQL, (route) => {
    const url = new URL(route.request().url());
    const query = url.searchParams.get('query') ?? '';
    url.searchParams.set('query', query.replace('articleRotation', `articleRotation(period:${period + 1})`));
    return route.continue({ url: url.href });
  });
  await expect(page.getByText(/new articles? (is|are) ready/)).toBeVisible();
  expect(await titles()).toEqual(before);

  await page.getByRole('button', { name: 'Show' }).click();
  await expect.poll(titles).not.toEqual(before);
  await expect.poll(storedPeriod).toBe(period + 1);
});

/** Delays all GraphQL responses until the returned function is called. */
async function delayResponses(page: Page) {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route(GRAPHQL, async (route) => {
    await isReleased;
    await route.continue();
  });
  return release;
}

const loading = (page: Page) => page.getByRole('status').filter({ hasText: 'Loading' });

test('returns to the same scroll position when the list loads slowly', async ({ page }) => {
  await open(page, '/our-blog');
  const card = page.getByRole('article').nth(9).getByRole('link');
  await card.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await card.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.reload();
  await untilHydrated(page);
  const release = await delayResponses(page);
  await page.goBack();
  await expect(loading(page)).toBeAttached();
  release();
  await expect(page.getByRole('link', { name: CARD.name })).toHaveCount(12);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
});

test('a loading article has a title and a focused heading, which is replaced by that of the article', async ({
  page,
  member,
}) => {
  await openSignedIn(page, member, '/our-blog');
  const card = page.getByRole('article').first();
  const title = (await card.getByRole('heading').textContent()) ?? '';
  const release = await delayResponses(page);
  await card.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Loading...' })).toBeFocused();
  await expect(page).toHaveTitle(/^Loading\.\.\. \|/);
  await expectAccessible(page);
  release();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: title })).toBeAttached();
});

test.describe('when the list does not load', () => {
  test.use({ expectedConsoleErrors: [/Failed to (load resource|fetch)/] });

  test('the page shows an error, and a retry loads it', async ({ page, member }) => {
    await openSignedIn(page, member, '/home');
    await page.route(GRAPHQL, (route) => route.abort());
    await page.getByRole('link', { name: 'Read the blog', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('Failed to load articles. Please try again later.');
    await expectAccessible(page);
    await page.unroute(GRAPHQL);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('link', { name: CARD.name })).toHaveCount(12);
  });
});

test('shows that the list is loading', async ({ page, member }) => {
  await openSignedIn(page, member, '/home');
  const release = await delayResponses(page);
  await page.getByRole('link', { name: 'Read the blog', exact: true }).click();
  await expect(loading(page)).toBeAttached();
  release();
  await expect(page.getByRole('link', { name: CARD.name })).toHaveCount(12);
});

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
