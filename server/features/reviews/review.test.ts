import { afterEach, beforeEach, expect, test } from 'vitest';
import { REVIEW_QUOTE_LENGTH_MAX } from '#common/reviews/limits';
import { invalid, refusalOf } from '../../test/account-calls';
import { statementsOf } from '../../test/sql-statements';
import { eventually } from '../../test/eventually';
import { createReviews, createUser } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import type { PageResult } from '../../ssr/client-entry';
import { User } from '../accounts/user.entity';

let harness: Harness;
let asha: User;
beforeEach(async () => {
  harness = await startHarness();
  asha = await createUser(harness.dataSource);
});
afterEach(() => harness.stop());

const LIST = `query ($first: Int, $after: String, $last: Int, $before: String, $rating: Int, $orderBy: ReviewSort) {
  reviews(first: $first, after: $after, last: $last, before: $before, filter: { rating: $rating }, orderBy: $orderBy) {
    edges { cursor } nodes { id name comment rating author { id } createdAt } pageInfo { hasNextPage endCursor }
  }
}`;

interface ListData {
  reviews: { nodes: { comment: string }[]; pageInfo: { hasNextPage: boolean; endCursor: string } };
}

async function list(variables: Record<string, unknown> = {}) {
  const { data } = await harness.gql(LIST, variables);
  const { nodes, pageInfo } = (data as unknown as ListData).reviews;
  return { comments: nodes.map(({ comment }) => comment), nodes, pageInfo };
}

const write = (comment: string, rating: number, day = 1) =>
  createReviews(harness.dataSource, 1, {
    user: asha,
    comment,
    rating,
    createdAt: new Date(Date.UTC(2026, 4, day)),
  });

test('lists reviews to signed-out clients, newest first', async () => {
  await createReviews(harness.dataSource, 2, { user: asha });
  const { nodes } = await list();
  expect(nodes).toMatchObject([
    {
      name: 'Asha Kulkarni',
      comment: 'Review 2',
      rating: 5,
      author: { id: asha.id },
      createdAt: '2026-02-02T00:00:00.000Z',
    },
    { comment: 'Review 1' },
  ]);
});

test('pages by cursor without losing a review while others are added', async () => {
  await createReviews(harness.dataSource, 5, { user: asha });
  const first = await list({ first: 2 });
  await write('Newest', 4);
  const second = await list({ first: 3, after: first.pageInfo.endCursor });
  expect([...first.comments, ...second.comments]).toEqual([5, 4, 3, 2, 1].map((n) => `Review ${n}`));
  expect([first, second].map(({ pageInfo }) => pageInfo.hasNextPage)).toEqual([true, false]);
});

test('pages reviews of the same time by id', async () => {
  await createReviews(harness.dataSource, 4, { user: asha, createdAt: new Date('2026-05-05') });
  const first = await list({ first: 2 });
  const second = await list({ first: 2, after: first.pageInfo.endCursor });
  expect(new Set([...first.comments, ...second.comments]).size).toBe(4);
});

test('filters by rating on every page', async () => {
  await createReviews(harness.dataSource, 3, { user: asha });
  await createReviews(harness.dataSource, 3, { user: asha, rating: 3, comment: 'So so' });
  const first = await list({ rating: 5, first: 2 });
  expect(first.comments).toEqual(['Review 3', 'Review 2']);
  expect((await list({ rating: 5, after: first.pageInfo.endCursor })).comments).toEqual(['Review 1']);
  expect((await list({ rating: 1 })).comments).toEqual([]);
});

test.each([
  ['CREATED_AT', 'ASC', ['b', 'c', 'a', 'd']],
  ['CREATED_AT', 'DESC', ['d', 'a', 'c', 'b']],
  ['RATING', 'ASC', ['c', 'd', 'b', 'a']],
  ['RATING', 'DESC', ['a', 'b', 'd', 'c']],
])('sorts by %s %s, page by page', async (field, direction, comments) => {
  for (const [comment, rating, day] of [
    ['a', 5, 3],
    ['b', 5, 1],
    ['c', 1, 2],
    ['d', 1, 4],
  ] as const)
    await write(comment, rating, day);
  const orderBy = { field, direction };
  const first = await list({ orderBy, first: 3 });
  const second = await list({ orderBy, first: 3, after: first.pageInfo.endCursor });
  expect([...first.comments, ...second.comments]).toEqual(comments);
});

test('counts the reviews of a filter', async () => {
  await createReviews(harness.dataSource, 3, { user: asha });
  await write('So so', 3);
  await createReviews(harness.dataSource, 1, { user: asha, hiddenAt: new Date(), hiddenReason: 'Rude' });
  const { data } = await harness.gql(`{
    all: reviews(first: 1) { totalCount { count precision } }
    five: reviews(filter: { rating: 5 }, first: 1) { totalCount { count } }
  }`);
  expect(data).toEqual({
    all: { totalCount: { count: 4, precision: 'EXACT' } },
    five: { totalCount: { count: 3 } },
  });
});

test.each([
  [{ rating: 0 }, 'filter.rating', 'Enter a number from 1 to 5.'],
  [{ rating: 6 }, 'filter.rating', 'Enter a number from 1 to 5.'],
  [{ first: 0 }, 'first', 'Ask for 1 to 100 rows.'],
  [{ first: 101 }, 'first', 'Ask for 1 to 100 rows.'],
  [{ after: 'nonsense' }, 'after', 'This cursor is not valid.'],
])('the list refuses %j', async (variables, field, message) => {
  expect(refusalOf(await harness.gql(LIST, variables))).toEqual(invalid(message, field));
});

const QUOTES = 'query ($first: Int!) { reviewQuotes(first: $first) { comment } }';

const quotes = async (first = 10) => {
  const { data } = await harness.gql(QUOTES, { first });
  return (data as { reviewQuotes: { comment: string }[] }).reviewQuotes.map(({ comment }) => comment);
};

test('quotes the newest short reviews with four or more stars', async () => {
  await write('Old and good', 5, 1);
  await write('So so', 3, 2);
  await write('Good', 4, 3);
  await write('x'.repeat(REVIEW_QUOTE_LENGTH_MAX + 1), 5, 4);
  const longest = 'ü'.repeat(REVIEW_QUOTE_LENGTH_MAX);
  await write(longest, 5, 5);
  expect(await quotes()).toEqual([longest, 'Good', 'Old and good']);
  expect(await quotes(1)).toEqual([longest]);
  const { data } = await harness.gql('{ reviewQuotes { comment } }');
  expect(data?.['reviewQuotes']).toHaveLength(2);
});

test.each([0, -1, 11])('refuses %i quotes', async (first) => {
  expect(refusalOf(await harness.gql(QUOTES, { first }))).toEqual(invalid('Ask for 1 to 10 rows.', 'first'));
});

const SUMMARY = '{ reviewSummary { count memberCount average ratings { rating count memberCount } } }';

const summary = async () => (await harness.gql(SUMMARY)).data?.['reviewSummary'];

test('the average counts the newest visible review of each member and is rounded to one decimal', async () => {
  for (const rating of [5, 5, 4]) {
    const user = await createUser(harness.dataSource);
    await createReviews(harness.dataSource, 1, { user, rating });
  }
  await write('First', 1, 1);
  await write('Second', 1, 2);
  await write('Third', 3, 3);
  const hidden = { hiddenAt: new Date(), hiddenReason: 'Rude', createdAt: new Date(Date.UTC(2026, 5)) };
  await createReviews(harness.dataSource, 1, { user: asha, rating: 1, ...hidden });
  expect(await summary()).toEqual({
    count: 6,
    memberCount: 4,
    average: 4.3,
    ratings: [
      { rating: 5, count: 2, memberCount: 2 },
      { rating: 4, count: 1, memberCount: 1 },
      { rating: 3, count: 1, memberCount: 1 },
      { rating: 2, count: 0, memberCount: 0 },
      { rating: 1, count: 2, memberCount: 0 },
    ],
  });
  expect((await list()).comments).toHaveLength(6);
});

test('the summary is computed once for concurrent requests, and again after any change of the table', async () => {
  await write('Written', 5);
  const statements = await statementsOf(harness.dataSource, async () => {
    expect(await Promise.all(Array.from({ length: 20 }, summary))).toHaveLength(20);
    await summary();
  });
  expect(statements).toHaveLength(1);
  await write('Written elsewhere', 1, 2);
  await eventually(async () =>
    expect(await summary()).toMatchObject({ count: 2, memberCount: 1, average: 1 }),
  );
});

test('without reviews there is no average, no quote and an empty list', async () => {
  expect(await summary()).toMatchObject({ count: 0, average: null });
  expect(await quotes()).toEqual([]);
  expect((await list()).comments).toEqual([]);
});

test('GET /api/reviews returns every review in the documented shape, uncached', async () => {
  const [review] = await createReviews(harness.dataSource, 130, { user: asha });
  const response = await harness.fetch('/api/reviews');
  const body = (await response.json()) as Record<string, unknown>[];
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toContain('no-store');
  expect(body).toHaveLength(130);
  expect(body.at(-1)).toEqual({
    _id: review?.id,
    name: 'Asha Kulkarni',
    comment: 'Review 1',
    rating: 5,
    userId: asha.id,
    createdAt: '2026-02-01T00:00:00.000Z',
  });
});

test('GET /api/reviews is paged with a Link header on request', async () => {
  await createReviews(harness.dataSource, 3, { user: asha });
  const page = await harness.fetch('/api/reviews?first=2');
  const link = /^<(.+)>; rel="next"$/.exec(page.headers.get('link') ?? '')?.[1];
  expect(await page.json()).toHaveLength(2);
  expect(await (await harness.fetch(link ?? '')).json()).toHaveLength(1);
  expect((await harness.fetch('/api/reviews?first=0')).status).toBe(400);
});

test('deleting an account deletes its reviews', async () => {
  const other = await createUser(harness.dataSource, { name: 'Meera' });
  await createReviews(harness.dataSource, 2, { user: asha });
  await createReviews(harness.dataSource, 1, { user: other });
  await harness.dataSource.getRepository(User).delete({ id: asha.id });
  expect((await list()).nodes).toMatchObject([{ name: 'Meera' }]);
});

test('writing a review and deleting an account both clear the page cache', async () => {
  const page = (): PageResult => ({ kind: 'page', status: 200, html: '', errors: [] });
  const draw = () => harness.contentCache.pages.get('/review', () => Promise.resolve(page()));
  for (const change of [
    () => write('Written', 5),
    () => harness.dataSource.getRepository(User).delete({ id: asha.id }),
  ]) {
    const before = await draw();
    await change();
    await eventually(async () => expect(await draw()).not.toBe(before));
  }
});

test.each([0, 6])('the database refuses a review with %i stars', async (rating) => {
  await expect(write('Written', rating)).rejects.toThrow('reviews_rating_is_of_five');
});
