import type { Locator, Page } from '@playwright/test';
import { createMember, openSignedIn } from './support/accounts';
import { expect, open, test } from './support/journey';

test.use({ reducedMotion: 'no-preference' });

/** One view transition, with the elements that had a view-transition-name. */
interface Movement {
  /** Name and width in pixels of each such element: in the old state, in the new state, and after the end. */
  before: string[];
  after: string[];
  left: string[] | null;
}

type Watched = Window & typeof globalThis & { movements: Movement[] };

/** Records all view transitions. */
async function watchMovements(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const movements: Movement[] = ((window as Watched).movements = []);
    const start = document.startViewTransition.bind(document);
    const named = () =>
      [...document.body.querySelectorAll('*')].flatMap((element) => {
        const { viewTransitionName: name, width } = getComputedStyle(element);
        return name === 'none' ? [] : [`${name} ${Math.round(parseFloat(width))}`];
      });
    document.startViewTransition = (update) => {
      const movement: Movement = { before: named(), after: [], left: null };
      movements.push(movement);
      const transition = start(async () => {
        await (update as () => Promise<void>)();
        movement.after = named();
      });
      void transition.finished.then(() => setTimeout(() => (movement.left = named())));
      return transition;
    };
  });
}

/** Waits until `count` transitions have ended, and returns all of them. */
async function movementsOf(page: Page, count: number): Promise<Movement[]> {
  await page.waitForFunction(
    (wanted) => (window as Watched).movements.filter(({ left }) => left).length === wanted,
    count,
  );
  return page.evaluate(() => (window as Watched).movements);
}

const widthOf = async (picture: Locator) => Math.round((await picture.boundingBox())!.width);

test('photos grow out of their place and back, pages cross-fade; with reduced motion, nothing moves', async ({
  page,
}) => {
  test.slow();
  await watchMovements(page);
  await test.step('a photo grows out of its place in the wall and back into it', async () => {
    await open(page, '/photos');
    const tile = page.getByRole('main').getByRole('listitem').getByRole('link').nth(3);
    const small = await widthOf(tile.getByRole('img'));
    await tile.click();
    const large = await widthOf(page.getByRole('dialog').getByRole('img'));
    await movementsOf(page, 1);
    await page.keyboard.press('Escape');
    expect(await movementsOf(page, 2)).toEqual([
      { before: [`opened ${small}`], after: [`opened ${large}`], left: [] },
      { before: [`closed ${large}`], after: [`closed ${small}`], left: [] },
    ]);
    await expect(tile).toBeFocused();
  });
  await test.step('pages cross-fade, and changes within a page are not animated', async () => {
    await open(page, '/review');
    await page.getByRole('link', { name: /^3 stars:/ }).click();
    await expect(page.getByRole('heading', { name: '3-star reviews' })).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Services', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Everything under one roof' })).toBeFocused();
    expect(await movementsOf(page, 1)).toEqual([{ before: [], after: [], left: [] }]);
  });
  await test.step('closing a photo keeps the scroll position, whatever that of the previous page', async () => {
    await open(page, '/home');
    await page.evaluate(() => window.scrollTo(0, 600));
    await open(page, '/photos');
    await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
  await test.step('runs no transitions with reduced motion', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/photos');
    await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.getByRole('link', { name: 'Close', exact: true }).click();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Services', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Everything under one roof' })).toBeFocused();
    expect(await page.evaluate(() => (window as Watched).movements)).toEqual([]);
  });
});

test('a cover grows from its card into the article and back', async ({ page, request }) => {
  await watchMovements(page);
  await openSignedIn(page, await createMember(request), '/our-blog');
  const card = page.getByRole('article').nth(1);
  const title = (await card.getByRole('heading').textContent()) ?? '';
  const small = await widthOf(card.locator('img'));
  const prefetched = page.waitForResponse('**/graphql');
  await card.hover();
  await prefetched;
  await card.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
  const large = await widthOf(page.getByRole('article').locator('img'));
  await movementsOf(page, 1);
  await page.getByRole('link', { name: 'Back to our blog' }).click();
  const [opened, closed] = await movementsOf(page, 2);
  // A hovered card shows its picture slightly enlarged.
  expect(opened).toEqual({ before: [`opened ${small}`], after: [`opened ${large}`], left: [] });
  expect(closed).toEqual({ before: [`closed ${large}`], after: [`closed ${small}`], left: [] });
});

test('pages are prefetched, show that they load, and the second of two quick navigations wins', async ({
  page,
  graphqlCalls,
}) => {
  await test.step('hovering over a link prefetches the code and data of its page', async () => {
    await open(page, '/service');
    expect(graphqlCalls).toEqual([]);
    await page.getByRole('banner').getByRole('link', { name: 'Photos', exact: true }).hover();
    await expect.poll(() => graphqlCalls.filter((call) => call.includes('PhotosPage'))).toHaveLength(1);
    await page.getByRole('banner').getByRole('link', { name: 'Photos', exact: true }).click();
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    expect(graphqlCalls).toHaveLength(1);
  });
  await test.step('the second of two quick navigations wins', async () => {
    await open(page, '/service');
    await page.evaluate(() => {
      for (const name of ['Photos', 'Why join'])
        [...document.querySelectorAll<HTMLAnchorElement>('footer a')]
          .find((link) => link.textContent === name)!
          .click();
    });
    await expect(page).toHaveURL(/\/why-join$/);
    await expect(page.getByRole('link', { name: 'Visit Gym' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Why people stay' })).toBeFocused();
  });
  await test.step('a slow page shows a loading state', async () => {
    let release = () => {};
    const isReleased = new Promise<void>((resolve) => (release = resolve));
    await open(page, '/service');
    await page.route('**/graphql?*', async (route) => {
      await isReleased;
      await route.continue();
    });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Why join', exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeAttached();
    await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(page.getByRole('link', { name: 'Visit Gym' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy');
  });
});

test('clicks during a transition are not lost', async ({ page }) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      void transition.ready.then(() => {
        for (const animation of document.getAnimations()) animation.pause();
        document.documentElement.dataset['paused'] = '';
      });
      return transition;
    };
  });
  await open(page, '/service');
  const link = (name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });
  const { x, y, width, height } = (await link('Photos').boundingBox())!;
  await link('Why join').click();
  await page.waitForFunction(() => 'paused' in document.documentElement.dataset);
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(page).toHaveURL(/\/photos$/);
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(21);
});

test('works without support for view transitions', async ({ page }) => {
  await page.addInitScript(() => void delete (Document.prototype as Partial<Document>).startViewTransition);
  await open(page, '/photos?utm_source=x');
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  await expect(page.getByRole('dialog')).toContainText('1 of 21');
  await page.goBack();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Services', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Everything under one roof' })).toBeFocused();
});
