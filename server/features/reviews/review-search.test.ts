import { afterEach, beforeEach, expect, test } from 'vitest';
import { SEARCH_LENGTH_MAX } from '#common/limits';
import { messages } from '#common/messages';
import { invalid, refusalOf } from '../../test/account-calls';
import { createReviews, createUser } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import type { User } from '../accounts/user.entity';
import type { Review } from './review.entity';

let harness: Harness;
let asha: User;
beforeEach(async () => {
  harness = await startHarness();
  asha = await createUser(harness.dataSource);
});
afterEach(() => harness.stop());

const LIST = `query ($filter: ReviewFilter, $orderBy: ReviewSort, $first: Int, $after: String) {
  reviews(filter: $filter, orderBy: $orderBy, first: $first, after: $after) {
    nodes { comment } pageInfo { hasNextPage endCursor } totalCount { count }
  }
}`;

interface ListData {
  reviews: {
    nodes: { comment: string }[];
    pageInfo: { hasNextPage: boolean; endCursor: string };
    totalCount: { count: number };
  };
}

async function find(filter: Record<string, unknown>, page: Record<string, unknown> = {}) {
  const { data, errors } = await harness.gql(LIST, { filter, ...page });
  expect(errors).toEqual([]);
  const { nodes, pageInfo, totalCount } = (data as unknown as ListData).reviews;
  return { comments: nodes.map(({ comment }) => comment), pageInfo, count: totalCount.count };
}

const write = (comment: string, values: Partial<Review> = {}) =>
  createReviews(harness.dataSource, 1, { user: asha, comment, ...values });

const on = (day: number) => new Date(Date.UTC(2026, 4, day));

test('finds the words of name, comment and reply, newest first', async () => {
  await write('Clean showers', { createdAt: on(1) });
  await write('Quiet', { createdAt: on(2), name: 'Shower Fan' });
  await write('Loud', { createdAt: on(3), answer: 'We mended the shower.', answeredAt: on(4) });
  await write('Good bars', { createdAt: on(5) });
  expect(await find({ search: 'shower' })).toMatchObject({
    comments: ['Loud', 'Quiet', 'Clean showers'],
    count: 3,
  });
});

test('never finds a hidden review, nor one with a similar name', async () => {
  const hidden = { hiddenAt: new Date(), hiddenReason: 'Rude' };
  await write('Clean showers', hidden);
  await write('Quiet', { ...hidden, name: 'Meenakshi Deshpande' });
  for (const search of ['showers', 'meenakshi', 'meenakshee'])
    expect(await find({ search }), search).toMatchObject({ comments: [], count: 0 });
  await write('Clean showers too');
  expect((await find({ search: 'showers' })).comments).toEqual(['Clean showers too']);
});

test('combines the search with a rating and an order, page by page', async () => {
  for (let day = 1; day <= 6; day++)
    await write(`Trainer ${day}`, { createdAt: on(day), rating: day % 2 === 0 ? 5 : 3 });
  await write('Five stars', { rating: 5 });
  const first = await find({ search: 'trainers', rating: 5 }, { first: 2 });
  expect(first).toMatchObject({ comments: ['Trainer 6', 'Trainer 4'], count: 3 });
  const after = first.pageInfo.endCursor;
  expect(await find({ search: 'trainers', rating: 5 }, { first: 2, after })).toMatchObject({
    comments: ['Trainer 2'],
    count: 3,
    pageInfo: { hasNextPage: false },
  });
  const orderBy = { field: 'RATING', direction: 'ASC' };
  const lowest = await find({ search: 'trainers' }, { orderBy, first: 4 });
  expect(lowest.comments).toEqual(['Trainer 1', 'Trainer 3', 'Trainer 5', 'Trainer 2']);
});

test('refuses a text that is too long', async () => {
  const filter = { search: 'x'.repeat(SEARCH_LENGTH_MAX + 1) };
  const message = messages.textTooLong(SEARCH_LENGTH_MAX);
  expect(refusalOf(await harness.gql(LIST, { filter }))).toEqual(invalid(message, 'filter.search'));
});
