import { afterEach, beforeEach, expect, test } from 'vitest';
import { SEARCH_LENGTH_MAX } from '#common/limits';
import { messages } from '#common/messages';
import { invalid, refusalOf } from '../../test/account-calls';
import { eventually } from '../../test/eventually';
import { createArticles } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import { sentStatementsOf } from '../../test/sql-statements';
import { Article } from './article.entity';

let harness: Harness;
beforeEach(async () => void (harness = await startHarness()));
afterEach(() => harness.stop());

const LIST = `query ($search: String, $first: Int, $after: String, $last: Int, $before: String) {
  articles(filter: { search: $search }, first: $first, after: $after, last: $last, before: $before) {
    nodes { title } pageInfo { hasNextPage startCursor endCursor } totalCount { count }
  }
}`;

interface ListData {
  articles: {
    nodes: { title: string }[];
    pageInfo: { hasNextPage: boolean; startCursor: string; endCursor: string };
    totalCount: { count: number };
  };
}

async function find(search: string | null, page: Record<string, unknown> = {}) {
  const { data, errors } = await harness.gql(LIST, { search, ...page });
  expect(errors).toEqual([]);
  const { nodes, pageInfo, totalCount } = (data as unknown as ListData).articles;
  return { titles: nodes.map(({ title }) => title), pageInfo, count: totalCount.count };
}

const write = (values: Partial<Article>, day = 1) =>
  createArticles(harness.dataSource, 1, { publishedAt: new Date(Date.UTC(2026, 0, day)), ...values });

test('finds the words of title, summary, text and author, newest first', async () => {
  await write({ title: 'Protein for breakfast' }, 1);
  await write({ title: 'Sleep', description: 'Why protein helps at night.' }, 2);
  await write({ title: 'Water', text: 'Drink.\nSources: A review of protein needs.' }, 3);
  await write({ title: 'Stretching', authorName: 'Bhor Protein Desk' }, 4);
  await write({ title: 'Running' }, 5);
  const { titles, count } = await find('Protein');
  expect(titles).toEqual(['Stretching', 'Water', 'Sleep', 'Protein for breakfast']);
  expect(count).toBe(4);
});

test.each([
  ['squats', 'another form of a word'],
  ['SQUATTING', 'another form in upper case'],
  ['squa', 'the beginning of a word'],
  ['the squat of a beginner', 'words that every text has'],
  ['beginner squat', 'words in another order'],
  ['squat, beginner!', 'punctuation'],
  ['back', 'a word after a slash'],
  ['12', 'a number after a hyphen'],
  ['आशा', 'letters of Hindi'],
  ['cafe', 'a word without its accent'],
  ['CAFE\u0301', 'a decomposed letter'],
  ["women's", 'another apostrophe'],
])('finds "%s": %s', async (search) => {
  await write({ title: 'Squat', text: 'For a beginner: chest/back, 10-12 times. आशा. Café, women’s' });
  await write({ title: 'Lunge', text: 'For everybody else.' });
  expect((await find(search)).titles).toEqual(['Squat']);
});

test.each(['lung', 'squat running', 'xyz'])('does not find "%s"', async (search) => {
  await write({ title: 'Squat' });
  await write({ title: 'Running' });
  expect(await find(search)).toMatchObject({ titles: [], count: 0, pageInfo: { hasNextPage: false } });
});

test('finds similar titles only if no article has the words', async () => {
  await write({ title: 'Nutrition for beginners', text: 'Eat.' });
  await write({ title: 'Exercise', text: 'Move.' });
  expect((await find('nutriton')).titles).toEqual(['Nutrition for beginners']);
  expect((await find('excercise')).titles).toEqual(['Exercise']);
  expect((await find('excercise nutriton')).titles).toEqual([]);
  await write({ title: 'Spelling', text: 'People write nutriton.' });
  expect(await find('nutriton')).toMatchObject({ titles: ['Spelling'], count: 1 });
});

test.each([
  ['Exercise', 'exercise'],
  ['Exercise', 'excercise'],
])('pages %s articles for "%s" forwards and backwards while others are added', async (title, search) => {
  for (let day = 1; day <= 5; day++) await write({ title: `${title} ${day}` }, day);
  const first = await find(search, { first: 2 });
  expect(first).toMatchObject({ titles: ['Exercise 5', 'Exercise 4'], count: 5 });
  await write({ title: 'Exercise 6' }, 6);
  const second = await find(search, { first: 3, after: first.pageInfo.endCursor });
  expect(second.titles).toEqual(['Exercise 3', 'Exercise 2', 'Exercise 1']);
  expect(second.pageInfo.hasNextPage).toBe(false);
  const end = await find(search, { first: 3, after: second.pageInfo.endCursor });
  expect(end).toMatchObject({ titles: [], count: 6 });
  const back = await find(search, { last: 2, before: second.pageInfo.startCursor });
  expect(back.titles).toEqual(['Exercise 5', 'Exercise 4']);
});

test.each([null, '', '  ', '!?', 'the', 'x y z'])(
  'without a word to search for (%j), lists all articles',
  async (search) => {
    await createArticles(harness.dataSource, 3);
    expect((await find(search)).titles).toHaveLength(3);
  },
);

test.each(["'", "' or 1=1 --", ':*', "a' | 'b", '\\', '%', '🏋️', '½', 'x'.repeat(SEARCH_LENGTH_MAX)])(
  'does not fail for %j',
  async (search) => {
    await createArticles(harness.dataSource, 1);
    await find(search);
  },
);

test('refuses a text that is too long', async () => {
  const search = 'x'.repeat(SEARCH_LENGTH_MAX + 1);
  const message = messages.textTooLong(SEARCH_LENGTH_MAX);
  expect(refusalOf(await harness.gql(LIST, { search }))).toEqual(invalid(message, 'filter.search'));
});

test('finds what an article says after a change, and no longer what it said', async () => {
  const [article] = await write({ title: 'Running' });
  await harness.dataSource.getRepository(Article).update({ id: article!.id }, { title: 'Swimming' });
  expect((await find('swimming')).titles).toEqual(['Swimming']);
  expect((await find('running')).titles).toEqual([]);
});

test('the answers of a search are not kept', async () => {
  await createArticles(harness.dataSource, 1);
  const ask = (filter: string) => {
    const body = JSON.stringify({ query: `{ articles${filter} { nodes { title } } }` });
    const headers = { 'content-type': 'application/json' };
    return sentStatementsOf(() => harness.fetch('/graphql', { method: 'POST', headers, body }));
  };
  await eventually(async () => expect(await ask('')).toEqual([]));
  for (let times = 0; times < 3; times++)
    expect(await ask('(filter: { search: "article" })')).not.toEqual([]);
});
