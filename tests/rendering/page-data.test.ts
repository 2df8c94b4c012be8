import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drawnAddress } from '#client/app/addresses';
import { pageRoutes } from '#client/app/routes';
import { homeContent } from '#client/features/home/home.content';
import { RENDER_DEADLINE_MS } from '#client/lib/apollo';
import { seedOnce } from '#server/seed/seed';
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

test('a page arrives with the answer to its query, in the words and as data', async () => {
  await seedOnce(harness.dataSource);
  const { status, html } = await home();
  expect(status).toBe(200);
  expect(html).toContain('₹1,300');
  expect(stateOf(html).pageData['HomePage']).toMatchObject({ planOffers: expect.any(Array) as unknown });
});

test('a photo that the address names arrives open, with links to close it and to its neighbours', async () => {
  await seedOnce(harness.dataSource);
  const photos = async (search: string) => (await harness.fetch(`/photos${search}`)).text();
  const open = await photos('?photo=reception');
  const dialog = /<dialog[^>]* open=""[^]*<\/dialog>/.exec(open)?.[0] ?? '';
  expect(dialog).toContain('2 of 21');
  for (const href of ['/photos', '/photos?photo=street']) expect(dialog).toContain(`href="${href}"`);
  for (const search of ['', '?photo=', '?photo=made-up', '?photo=%3Cscript%3E']) {
    expect(await photos(search), search).not.toContain('<dialog');
  }
});

test('a photo that was made up is drawn as the page, and takes no place among the kept ones', async () => {
  await seedOnce(harness.dataSource);
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

test('the exercise hub arrives filtered, with the exercise that the address opens and what is asked about it', async () => {
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

test('an exercise that was made up is drawn as the list that it was opened from', async () => {
  const { html } = await hub('?muscle=chest&exercise=made-up');
  expect(html).toContain('15 Exercises Found');
  expect(html).toContain('Choose an exercise');
  expect(html).not.toContain('made-up');
});

test('words that are looked for filter the list and take no place among the kept pages', async () => {
  const { html } = await hub('?search=%20chest%20%20dumb&muscle=');
  expect(html).toContain('4 Exercises Found');
  expect(html).toContain('value="chest dumb"');
  const render = vi.spyOn(harness.pageCache, 'get');
  await hub('?search=row');
  expect(render).not.toHaveBeenCalled();
  await hub('?muscle=lats');
  expect(render).toHaveBeenCalledTimes(1);
});

test('markup that is looked for stays text', async () => {
  const { html } = await hub(`?search=${encodeURIComponent('"><script>alert(1)</script>')}`);
  expect(html).not.toContain('<script>alert');
});

test('a page for members sends guests to the log-in before its code has come, and no other page does', async () => {
  const sends = async (path: string) =>
    (await (await harness.fetch(path)).text()).includes("location.replace('/login?next='");
  expect(await Promise.all(['/pass-membership-plans', '/home', '/login'].map(sends))).toEqual([
    true,
    false,
    false,
  ]);
});

test('the log-in arrives with the reason why it is asked for, and knows the way on', async () => {
  const html = await (await harness.fetch('/login?next=%2Fpass-membership-plans%3Fplan%3Dpremium')).text();
  expect(html).toContain('Log in or register to join.');
  expect(html).toContain('href="/signup?next=%2Fpass-membership-plans"');
  const other = await (await harness.fetch('/login?next=%2F%2Fevil.example')).text();
  expect(other).not.toContain('evil.example');
});

test('where the query fails the page arrives without what it asked for, as 503, and is not kept', async () => {
  await seedOnce(harness.dataSource);
  await harness.dataSource.query('alter table plan_offers rename to plan_offers_elsewhere');
  harness.pageCache.clear();
  const { status, html } = await home();
  expect(status).toBe(503);
  expect(html).toContain(homeContent.hero.headline);
  expect(html).not.toContain('₹');
  expect(stateOf(html).pageData).toEqual({ HomePage: null });
  await harness.dataSource.query('alter table plan_offers_elsewhere rename to plan_offers');
  expect((await home()).status).toBe(200);
});

test('a query that takes too long is given up, as a page that takes too long is', async () => {
  await seedOnce(harness.dataSource);
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

test('the queries of all pages have names of their own', () => {
  const names = pageRoutes.flatMap(({ pageData }) => (pageData ?? []).map(({ document }) => document.name));
  expect(names.length).toBeGreaterThan(0);
  expect(new Set(names).size).toBe(names.length);
});

const addressOf = (url: string) => {
  const { pathname, searchParams } = new URL(url, 'http://studio.example');
  return drawnAddress(pathname, searchParams).address;
};

test('an address is drawn by the search parameters that its page reads, and by values that it knows', () => {
  expect(addressOf('/service?tab=services&utm_source=x')).toBe('/service?tab=services');
  expect(addressOf('/service?tab=<script>')).toBe('/service');
  expect(addressOf('/home?tab=services')).toBe('/home');
  expect(addressOf('/nowhere?tab=services')).toBe('/nowhere');
  expect(addressOf('/exercise-hub?muscle=neck&equipment=sofa&exercise=chin-tuck&x=1')).toBe(
    '/exercise-hub?muscle=neck&exercise=chin-tuck',
  );
});

test('words of a reader are tidied in the address, and such a page is not kept', () => {
  const addressWith = (words: string) =>
    drawnAddress('/exercise-hub', new URLSearchParams({ search: words }));
  expect(addressWith('  chest   dumb ')).toEqual({
    address: '/exercise-hub?search=chest+dumb',
    isKept: false,
  });
  expect(addressWith('x'.repeat(500)).address).toHaveLength('/exercise-hub?search='.length + 60);
  expect(addressWith('   ')).toEqual({ address: '/exercise-hub', isKept: true });
});

test.each([
  ['', true],
  ['muscle=chest&equipment=dumbbell', true],
  ['exercise=push-up', true],
  ['muscle=chest&exercise=push-up', false],
])(
  'with the parameters "%s" it is kept: %s, so that kept pages of the hub are some hundreds at most',
  (search, isKept) => {
    expect(drawnAddress('/exercise-hub', new URLSearchParams(search)).isKept).toBe(isKept);
  },
);

test.each(['/our-blog', '/blog', '/verify-email'])(
  'whatever stands behind %s/ is drawn once for all, since the server draws the same',
  async (path) => {
    const [one, other] = [`${path}/${randomUUID()}`, `${path}/made-up`];
    expect(addressOf(one)).toBe(addressOf(other));
    const html = await (await harness.fetch(other)).text();
    expect(html).toContain('Bhor');
    expect(html).not.toMatch(/made-up|:articleId|:token/);
  },
);
