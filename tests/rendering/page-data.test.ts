import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findRenderAddress } from '#client/app/addresses';
import { pageRoutes } from '#client/app/routes';
import { RENDER_DEADLINE_MS } from '#client/entry-server';
import { homeContent } from '#client/features/home/home.content';
import { seedContent } from '#server/seed/content';
import { startHarness, type Harness } from '#server/test/harness';
import { renderedClient } from './testing/rendered-client';

let harness: Harness;
beforeEach(async () => void (harness = await startHarness(renderedClient)));
afterEach(() => harness.stop());

async function home() {
  const response = await harness.fetch('/home');
  return { status: response.status, html: await response.text() };
}

const stateOf = (html: string) => {
  const json = /<script type="application\/json" id="page-state">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
  return JSON.parse(json) as { pageData: Record<string, unknown> };
};

test('a page is rendered with the data of its query, in the markup and as state', async () => {
  await seedContent(harness.dataSource);
  const { status, html } = await home();
  expect(status).toBe(200);
  expect(html).toContain('₹1,300');
  expect(stateOf(html).pageData['HomePage']).toMatchObject({ planOffers: expect.any(Array) as unknown });
});

test('the photo named in the URL is rendered open, with links to close it and to its neighbours', async () => {
  await seedContent(harness.dataSource);
  const photos = async (search: string) => (await harness.fetch(`/photos${search}`)).text();
  const open = await photos('?photo=reception');
  const dialog = /<dialog[^>]* open=""[^]*<\/dialog>/.exec(open)?.[0] ?? '';
  expect(dialog).toContain('2 of 21');
  for (const href of ['/photos', '/photos?photo=street']) expect(dialog).toContain(`href="${href}"`);
  for (const search of ['', '?photo=', '?photo=made-up', '?photo=%3Cscript%3E']) {
    expect(await photos(search), search).not.toContain('<dialog');
  }
});

test('an unknown photo in the URL is ignored, and gets no cache entry of its own', async () => {
  await seedContent(harness.dataSource);
  const contents = await Promise.all(
    ['', '?photo=one', '?photo=two'].map(async (search) => {
      const html = await (await harness.fetch(`/photos${search}`)).text();
      return html.replace(/nonce="[^"]*"/g, '');
    }),
  );
  expect(new Set(contents).size).toBe(1);
});

const hub = async (search: string) => {
  const response = await harness.fetch(`/exercise-hub${search}`);
  return { status: response.status, html: await response.text() };
};

test('the exercise hub is rendered with the filters and the exercise of the URL', async () => {
  const { status, html } = await hub('?muscle=chest&equipment=dumbbell&exercise=dumbbell-bench-press');
  expect(status).toBe(200);
  expect(html).toContain('4 Exercises Found');
  expect(html).toContain('Plant your feet and draw the shoulder blades together');
  expect(html).toContain('<link rel="canonical" href="http://studio.example/exercise-hub"/>');
  expect(Object.keys(stateOf(html).pageData)).toEqual([
    'ExerciseHubPage',
    'ExerciseDetail {"id":"dumbbell-bench-press"}',
  ]);
});

test('an unknown exercise in the URL is ignored', async () => {
  const { html } = await hub('?muscle=chest&exercise=made-up');
  expect(html).toContain('15 Exercises Found');
  expect(html).toContain('Choose an exercise');
  expect(html).not.toContain('made-up');
});

test('a search filters the list, and its pages are not cached', async () => {
  const { html } = await hub('?search=%20chest%20%20dumb&muscle=');
  expect(html).toContain('4 Exercises Found');
  expect(html).toContain('value="chest dumb"');
  const render = vi.spyOn(harness.contentCache.pages, 'get');
  await hub('?search=row');
  expect(render).not.toHaveBeenCalled();
  await hub('?muscle=lats');
  expect(render).toHaveBeenCalledTimes(1);
});

test('the blog is rendered with the answer of its search, which is not cached', async () => {
  await seedContent(harness.dataSource);
  const render = vi.spyOn(harness.contentCache.pages, 'get');
  const html = await (await harness.fetch('/our-blog?search=%20protein%20')).text();
  expect(html).toContain('Protein on a vegetarian plate');
  expect(html).toContain('value="protein"');
  expect(html).toContain('<link rel="canonical" href="http://studio.example/our-blog"/>');
  expect(Object.keys(stateOf(html).pageData).filter((key) => key.startsWith('ArticleSearch '))).toHaveLength(
    1,
  );
  expect(render).not.toHaveBeenCalled();
});

test('markup in a search is escaped', async () => {
  const { html } = await hub(`?search=${encodeURIComponent('"><script>alert(1)</script>')}`);
  expect(html).not.toContain('<script>alert');
});

test('only member pages redirect guests to the log-in by inline script', async () => {
  const sends = async (path: string) =>
    (await (await harness.fetch(path)).text()).includes('data-login="/login"');
  expect(await Promise.all(['/pass-membership-plans', '/home', '/login'].map(sends))).toEqual([
    true,
    false,
    false,
  ]);
});

test('the log-in is rendered with the reason for it and keeps the target', async () => {
  const html = await (await harness.fetch('/login?next=%2Fpass-membership-plans%3Fplan%3Dpremium')).text();
  expect(html).toContain('Log in or register to join.');
  expect(html).toContain('href="/signup?next=%2Fpass-membership-plans"');
  const other = await (await harness.fetch('/login?next=%2F%2Fevil.example')).text();
  expect(other).not.toContain('evil.example');
});

test('if its query fails, a page is rendered without the data, with status 503, and not cached', async () => {
  await seedContent(harness.dataSource);
  await harness.dataSource.query('alter table plan_offers rename to plan_offers_elsewhere');
  harness.contentCache.clear();
  const { status, html } = await home();
  expect(status).toBe(503);
  expect(html).toContain(homeContent.hero.headline());
  expect(html).not.toContain('₹');
  expect(stateOf(html).pageData).toEqual({ HomePage: null });
  await harness.dataSource.query('alter table plan_offers_elsewhere rename to plan_offers');
  expect((await home()).status).toBe(200);
});

test('a slow query is abandoned at the render deadline', async () => {
  await seedContent(harness.dataSource);
  const other = harness.dataSource.createQueryRunner();
  await other.startTransaction();
  await other.query('lock table plan_offers in access exclusive mode');
  const answer = await Promise.race([
    home(),
    new Promise((give) => setTimeout(give, 4 * RENDER_DEADLINE_MS)),
  ]);
  await other.rollbackTransaction();
  await other.release();
  expect(answer).toMatchObject({ status: 503 });
}, 20_000);

test('the queries of all pages have unique names', () => {
  const names = pageRoutes.flatMap(({ pageData }) => (pageData ?? []).map(({ document }) => document.name));
  expect(names.length).toBeGreaterThan(0);
  expect(new Set(names).size).toBe(names.length);
});

const addressOf = (url: string) => {
  const { pathname, searchParams } = new URL(url, 'http://studio.example');
  return findRenderAddress(pathname, searchParams).address;
};

test('only known parameters with known values are part of the rendered address', () => {
  expect(addressOf('/service?tab=services&utm_source=x')).toBe('/service?tab=services');
  expect(addressOf('/service?tab=<script>')).toBe('/service');
  expect(addressOf('/home?tab=services')).toBe('/home');
  expect(addressOf('/nowhere?tab=services')).toBe('/nowhere');
  expect(addressOf('/exercise-hub?muscle=neck&equipment=sofa&exercise=chin-tuck&x=1')).toBe(
    '/exercise-hub?muscle=neck&exercise=chin-tuck',
  );
});

test('search text is normalised in the rendered address, and such a page is not cached', () => {
  const addressWith = (words: string) =>
    findRenderAddress('/exercise-hub', new URLSearchParams({ search: words }));
  expect(addressWith('  chest   dumb ')).toEqual({
    address: '/exercise-hub?search=chest+dumb',
    isCacheable: false,
  });
  expect(addressWith('x'.repeat(500)).address).toHaveLength('/exercise-hub?search='.length + 60);
  expect(addressWith('   ')).toEqual({ address: '/exercise-hub', isCacheable: true });
});

test.each([
  ['', true],
  ['muscle=chest&equipment=dumbbell', true],
  ['exercise=push-up', true],
  ['muscle=chest&exercise=push-up', false],
])(
  'the hub with the parameters "%s" is cached: %s, which limits the cache to a few hundred pages',
  (search, isCacheable) => {
    expect(findRenderAddress('/exercise-hub', new URLSearchParams(search)).isCacheable).toBe(isCacheable);
  },
);

test.each(['/our-blog', '/blog', '/verify-email'])(
  'all paths below %s/ share one rendered page',
  async (path) => {
    const [one, other] = [`${path}/${randomUUID()}`, `${path}/made-up`];
    expect(addressOf(one)).toBe(addressOf(other));
    const html = await (await harness.fetch(other)).text();
    expect(html).toContain('Bhor');
    expect(html).not.toMatch(/made-up|:articleId|:token/);
  },
);
