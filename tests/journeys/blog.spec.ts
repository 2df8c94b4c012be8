import type { Page } from '@playwright/test';
import { openSignedIn } from './support/accounts';
import { expectAccessible } from './support/accessibility';
import { expect, open, untilHydrated } from './support/journey';
import { test } from './support/member';

/** Requests with and without Apollo Client. */
const GRAPHQL = /\/graphql(\?|$)/;

const CARD = { role: 'link', name: 'READ MORE' } as const;

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

test('the list is server-rendered, opens at a card, and returns to its scroll position when it loads slowly', async ({
  page,
  graphqlCalls,
}) => {
  await test.step('hydrates without console messages and sends no further requests', async () => {
    await open(page, '/our-blog');
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveTitle(/^Our blog/);
    await expect(page.getByRole(CARD.role, { name: CARD.name })).toHaveCount(12);
    expect(graphqlCalls).toEqual([]);
  });
  await test.step('an id in the URL opens the list at that card', async () => {
    const href = await page.getByRole('link', { name: CARD.name }).nth(9).getAttribute('href');
    await page.goto(`/our-blog/${href?.split('/').pop()}`);
    await expect(page.getByRole('link', { name: CARD.name }).nth(9)).toBeFocused();
    await expect(page.getByRole('article').nth(9)).toBeInViewport();
  });
  await test.step('returns to the same scroll position', async () => {
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

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
