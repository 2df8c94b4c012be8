import { afterAll, beforeAll, expect, test } from 'vitest';
import { createArticles } from '../test/factories';
import { startHarness, type Harness } from '../test/harness';
import { sentStatementsOf } from '../test/sql-statements';
import { COUNT_MAX, countOf } from './count.type';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
  await createArticles(harness.dataSource, 3);
});
afterAll(() => harness.stop());

test('counts the whole list, only when that is selected', async () => {
  const page = await sentStatementsOf(async () => {
    expect((await harness.gql('{ articles(first: 1) { nodes { id } } }')).errors).toEqual([]);
  });
  const counted = await sentStatementsOf(async () => {
    const { data } = await harness.gql('{ articles(first: 1) { totalCount { count precision } } }');
    expect(data).toEqual({ articles: { totalCount: { count: 3, precision: 'EXACT' } } });
  });
  expect([page.length, counted.length]).toEqual([1, 2]);
});

test.each([
  [0, 0, 'EXACT'],
  [COUNT_MAX, COUNT_MAX, 'EXACT'],
  [COUNT_MAX + 1, COUNT_MAX, 'AT_LEAST'],
])('%i rows are counted as %i, %s', async (rows, count, precision) => {
  expect(await countOf(async (max) => Math.min(max, rows))).toEqual({ count, precision });
});

test('a list that takes long to count is counted up to its own maximum', async () => {
  expect(await countOf(async (max) => Math.min(max, 5000), 1000)).toEqual({
    count: 1000,
    precision: 'AT_LEAST',
  });
});
