import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { articlesOfPeriod, periodAt } from '#common/articles/rotation';
import { BLOG_PERIOD_MS } from '#common/articles/limits';
import { createArticles } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';

let harness: Harness;
beforeEach(async () => void (harness = await startHarness()));
afterEach(() => harness.stop());

const LIST = `query ($first: Int, $after: String, $last: Int, $before: String) {
  articles(first: $first, after: $after, last: $last, before: $before) {
    nodes { title } pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
  }
}`;

interface ListData {
  articles: {
    nodes: { title: string }[];
    pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string; endCursor: string };
  };
}

async function list(variables: Record<string, unknown>) {
  const { data } = await harness.gql(LIST, variables);
  const { nodes, pageInfo } = (data as unknown as ListData).articles;
  return { titles: nodes.map(({ title }) => title), pageInfo };
}

test('pages by cursor, newest first, without repeating or losing an article while others are added', async () => {
  await createArticles(harness.dataSource, 5);
  const first = await list({ first: 2 });
  expect(first.titles).toEqual(['Article 5', 'Article 4']);
  expect(first.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false });

  await createArticles(harness.dataSource, 1, { title: 'Newest', publishedAt: new Date('2026-06-01') });
  const second = await list({ first: 3, after: first.pageInfo.endCursor });
  expect(second.titles).toEqual(['Article 3', 'Article 2', 'Article 1']);
  expect(second.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });

  const back = await list({ last: 2, before: second.pageInfo.startCursor });
  expect(back.titles).toEqual(['Article 5', 'Article 4']);
  expect(back.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: true });
});

test('pages articles of the same time by id', async () => {
  await createArticles(harness.dataSource, 4, { publishedAt: new Date('2026-05-05') });
  const first = await list({ first: 2 });
  const second = await list({ first: 2, after: first.pageInfo.endCursor });
  expect(new Set([...first.titles, ...second.titles]).size).toBe(4);
});

test.each([
  ['zero rows', { first: 0 }, 'first'],
  ['too many rows', { first: 101 }, 'first'],
  ['a negative number', { last: -1 }, 'last'],
  ['both directions', { first: 1, last: 1 }, 'last'],
  ['a cursor it did not issue', { after: 'bm9uc2Vuc2U' }, 'after'],
  ['a cursor with SQL in it', { after: Buffer.from(`[1,0,"' or true --"]`).toString('base64url') }, 'after'],
])('a list refuses %s', async (_name, variables, field) => {
  const { status, data, errors } = await harness.gql(LIST, variables);
  expect(data).toEqual({ articles: null });
  expect(status).toBe(400);
  expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
  expect(errors[0]?.extensions.fields).toMatchObject([{ path: [field] }]);
});

test('finds an article by its id', async () => {
  const [article] = await createArticles(harness.dataSource, 1);
  const { data } = await harness.gql('query ($id: ID!) { article(id: $id) { title text authorName } }', {
    id: article?.id,
  });
  expect(data).toEqual({
    article: {
      title: 'Article 1',
      text: 'First paragraph.\nSecond paragraph.',
      authorName: 'Bhor Coaching Team',
    },
  });
});

test.each(['not-a-uuid', randomUUID(), '', "' or 1=1"])('returns null for an unknown id (%s)', async (id) => {
  const { status, data, errors } = await harness.gql('query ($id: ID!) { article(id: $id) { title } }', {
    id,
  });
  expect({ status, data, errors }).toEqual({ status: 200, data: { article: null }, errors: [] });
});

const ROTATION =
  'query ($period: Int) { articleRotation(period: $period) { period allArticleIds articles { id } } }';

interface RotationData {
  articleRotation: { period: number; allArticleIds: string[]; articles: { id: string }[] };
}

async function rotation(period?: number) {
  const { data } = await harness.gql(ROTATION, { period });
  return (data as unknown as RotationData).articleRotation;
}

test('the rotation returns the same twelve articles that clients compute from all ids', async () => {
  await createArticles(harness.dataSource, 20);
  const now = await rotation();
  expect(now.period).toBe(periodAt(harness.clock.ms));
  expect(now.allArticleIds).toHaveLength(20);
  expect(now.articles.map(({ id }) => id)).toEqual(articlesOfPeriod(now.allArticleIds, now.period));
  expect(now.articles).toHaveLength(12);
});

test('the rotation changes with the period and is available for any period', async () => {
  await createArticles(harness.dataSource, 20);
  const now = await rotation();
  harness.clock.ms += BLOG_PERIOD_MS;
  const next = await rotation();
  expect(next.period).toBe(now.period + 1);
  expect(next.articles).not.toEqual(now.articles);
  expect(await rotation(now.period)).toEqual(now);
});

test('an empty blog has an empty rotation', async () => {
  expect((await rotation()).articles).toEqual([]);
});

test('GET /articles returns every article in the documented shape', async () => {
  const [article] = await createArticles(harness.dataSource, 130);
  const response = await harness.fetch('/articles');
  const body = (await response.json()) as Record<string, unknown>[];
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toContain('public');
  expect(body).toHaveLength(130);
  expect(body.at(-1)).toEqual({
    _id: article?.id,
    title: 'Article 1',
    description: 'What the reader gets.',
    text: 'First paragraph.\nSecond paragraph.',
    image_url: '/media/articles/one.svg',
    big_image_url: '/media/articles/one-wide.svg',
    uploaded_date: '2026-01-01T00:00:00.000Z',
    created_team: 'Bhor Coaching Team',
  });
});

test('GET /articles is paged with a Link header on request, and returns 304 for a matching ETag', async () => {
  await createArticles(harness.dataSource, 3);
  const page = await harness.fetch('/articles?first=2');
  const link = /^<(.+)>; rel="next"$/.exec(page.headers.get('link') ?? '')?.[1];
  const articles = await page.json();
  expect(articles).toHaveLength(2);
  const rest = await harness.fetch(link ?? '');
  expect(await rest.json()).toHaveLength(1);
  const back = /^<(.+)>; rel="prev"$/.exec(rest.headers.get('link') ?? '')?.[1];
  const again = await harness.fetch(back ?? '');
  expect(await again.json()).toEqual(articles);
  expect(again.headers.get('link')).toMatch(/^<[^>]+>; rel="next"$/);
  expect((await harness.fetch('/articles')).headers.get('link')).toBeNull();

  const known = await harness.fetch('/articles', {
    headers: {
      'if-none-match': (await harness.fetch('/articles')).headers.get('etag') ?? '',
      'cache-control': 'max-age=0',
    },
  });
  expect(known.status).toBe(304);
});

test.each([
  'first=abc',
  'first=0',
  'first=1001',
  'first=1.5',
  'first=-1',
  'after=nonsense',
  'first=1&first=2',
  'after=',
])('GET /articles refuses %s', async (query) => {
  const response = await harness.fetch(`/articles?${query}`);
  const body = (await response.json()) as { message: string; code: string; errors: { field: string }[] };
  expect(response.status).toBe(400);
  expect(body.code).toBe('BAD_USER_INPUT');
  expect(body.message).not.toMatch(/Variable|\$|Int/);
  expect(body.errors[0]?.field).toBe(query.split('=')[0]);
});
