import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { DataSource } from 'typeorm';
import { PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX, SEARCH_LENGTH_MAX } from '#common/limits';
import { Article } from '../features/articles/article.entity';
import { InvalidFields } from '../lib/errors';
import { createArticles } from '../test/factories';
import { createTestDatabase, type TestDatabase } from '../test/test-database';
import { createDataSource } from '../composition/data-source';
import { keysetPage, type Page, type PageRequest } from './keyset-page';
import { countUpTo } from './list-counts';
import type { List } from './list';

let database: TestDatabase;
let dataSource: DataSource;
beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = await createDataSource(database.url).initialize();
});
beforeEach(() => dataSource.query('truncate articles'));
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

const list = (): List<Article> => ({
  query: dataSource.getRepository(Article).createQueryBuilder('article'),
  sort: [{ by: 'publishedAt', direction: 'desc' }],
});

async function read(request: PageRequest) {
  const found = await keysetPage(list(), request);
  return { ...found, cursors: cursorsOf(found) };
}

const cursorsOf = ({ rows, cursorAt }: Page<Article>) => rows.map((_, index) => cursorAt(index));

async function page(request: PageRequest) {
  const { rows, cursors, hasNext, hasPrevious } = await read(request);
  return {
    titles: rows.map(({ title }) => title.replace('Article ', '')).join(' '),
    cursors,
    hasNext,
    hasPrevious,
  };
}

test('returns an empty page for an empty table, in both directions', async () => {
  const nothing = { titles: '', cursors: [], hasNext: false, hasPrevious: false };
  expect(await page({})).toEqual(nothing);
  expect(await page({ last: 5 })).toEqual(nothing);
});

test('uses the default page size, or the maximum if that is smaller', async () => {
  await createArticles(dataSource, PAGE_SIZE_DEFAULT + 1);
  for (const request of [
    {},
    { first: null, last: null },
    { first: undefined, after: null, before: undefined },
  ]) {
    expect((await read(request)).rows).toHaveLength(PAGE_SIZE_DEFAULT);
  }
  expect((await read({ sizeMax: 3 })).rows).toHaveLength(3);
});

test('reports no further page when a page ends exactly at the last row', async () => {
  await createArticles(dataSource, 3);
  expect(await page({ first: 3 })).toMatchObject({ titles: '3 2 1', hasNext: false, hasPrevious: false });
  expect(await page({ first: 2 })).toMatchObject({ titles: '3 2', hasNext: true });
  expect(await page({ last: 3 })).toMatchObject({ titles: '3 2 1', hasNext: false, hasPrevious: false });
  expect(await page({ last: 2 })).toMatchObject({ titles: '2 1', hasPrevious: true, hasNext: false });
});

test('returns empty pages after the last row and before the first', async () => {
  await createArticles(dataSource, 2);
  const { cursors } = await page({});
  expect(await page({ after: cursors[1] ?? '' })).toMatchObject({
    titles: '',
    hasNext: false,
    hasPrevious: true,
  });
  expect(await page({ last: 2, before: cursors[0] ?? '' })).toMatchObject({
    titles: '',
    hasNext: true,
    hasPrevious: false,
  });
});

test('returns the rows between two cursors, from either end', async () => {
  await createArticles(dataSource, 6);
  const { cursors } = await page({});
  const between = { after: cursors[0] ?? '', before: cursors[5] ?? '' };
  expect(await page({ ...between, first: 10 })).toMatchObject({ titles: '5 4 3 2' });
  expect(await page({ ...between, first: 2 })).toMatchObject({ titles: '5 4', hasNext: true });
  expect(await page({ ...between, last: 2 })).toMatchObject({ titles: '3 2', hasPrevious: true });
  expect(await page({ after: cursors[5] ?? '', before: cursors[0] ?? '' })).toMatchObject({ titles: '' });
});

test('visits each of several rows of the same millisecond once, forwards and backwards', async () => {
  await createArticles(dataSource, 25, { publishedAt: new Date('2026-03-03T03:03:03.123Z') });
  const forwards: string[] = [];
  for (let after: string | undefined; ;) {
    const { rows, cursors, hasNext } = await read({ first: 4, ...(after ? { after } : {}) });
    forwards.push(...rows.map(({ id }) => id));
    after = cursors.at(-1);
    if (!hasNext) break;
  }
  expect(new Set(forwards).size).toBe(25);
  const backwards: string[] = [];
  for (let before: string | undefined; ;) {
    const { rows, cursors, hasPrevious } = await read({ last: 4, ...(before ? { before } : {}) });
    backwards.unshift(...rows.map(({ id }) => id));
    before = cursors[0];
    if (!hasPrevious) break;
  }
  expect(backwards).toEqual(forwards);
});

test('keeps the position of a cursor whose row is deleted', async () => {
  await createArticles(dataSource, 4);
  const { rows, cursors } = await read({ first: 2 });
  await dataSource.getRepository(Article).delete({ id: rows[1]!.id });
  expect(await page({ after: cursors[1] ?? '' })).toMatchObject({ titles: '2 1' });
});

test('accepts a page of the maximum size and refuses a larger one', async () => {
  await createArticles(dataSource, PAGE_SIZE_MAX + 1);
  expect((await read({ first: PAGE_SIZE_MAX })).rows).toHaveLength(PAGE_SIZE_MAX);
  await expect(read({ first: PAGE_SIZE_MAX + 1 })).rejects.toThrow(InvalidFields);
  expect((await read({ first: PAGE_SIZE_MAX + 1, sizeMax: 500 })).rows).toHaveLength(PAGE_SIZE_MAX + 1);
});

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const ID = '0f8fad5b-d9cb-469f-a165-70867728950e';
const ORDER = 'articles: publishedAt desc, id desc';

test('accepts a valid cursor, from which the invalid ones below are derived', async () => {
  expect(await page({ after: encoded([2, ORDER, 0, ID]) })).toMatchObject({ titles: '', hasPrevious: true });
});

test.each([
  ['empty', ''],
  ['not base64', '€€€'],
  ['not JSON', Buffer.from('hello').toString('base64url')],
  ['a bare value', encoded(1)],
  ['null', encoded(null)],
  ['an object', encoded({ 0: 2, 1: ORDER, 2: 0, 3: ID })],
  ['of another version', encoded([1, ORDER, 0, ID])],
  ['of another list', encoded([2, ORDER.replace('articles', 'photos'), 0, ID])],
  ['of another order', encoded([2, ORDER.replaceAll('desc', 'asc'), 0, ID])],
  ['without a timestamp', encoded([2, ORDER, 'yesterday', ID])],
  ['with null in a column that cannot be null', encoded([2, ORDER, null, ID])],
  ['with a timestamp that JavaScript cannot represent', encoded([2, ORDER, 9e15, ID])],
  ['with a timestamp that the database cannot store', encoded([2, ORDER, -8.64e15, ID])],
  ['without an id', encoded([2, ORDER, 0])],
  ['with one value too many', encoded([2, ORDER, 0, ID, ID])],
  ['with an id that is not a UUID', encoded([2, ORDER, 0, "' or true --"])],
  ['with an id in upper case', encoded([2, ORDER, 0, ID.toUpperCase()])],
  ['with an id in an array', encoded([2, ORDER, 0, [ID]])],
  ['very long', encoded([2, ORDER, 0, ID.repeat(2000)])],
])('refuses a cursor that is %s, naming the argument', async (_name, cursor) => {
  for (const field of ['after', 'before']) {
    const refusal = await read({ [field]: cursor }).then(
      () => undefined,
      (error: unknown) => error,
    );
    expect(refusal).toBeInstanceOf(InvalidFields);
    expect((refusal as InvalidFields).fields).toEqual([
      { path: [field], reason: 'INVALID', message: 'This cursor is not valid.' },
    ]);
  }
});

test('refuses values that the database would refuse', async () => {
  const sort = [{ by: 'title', direction: 'asc' }] as const;
  for (const title of ['with a \0', 7]) {
    const after = encoded([2, 'articles: title asc, id asc', title, ID]);
    await expect(keysetPage({ ...list(), sort }, { after })).rejects.toThrow('This cursor is not valid.');
  }
});

test('counts rows up to a maximum', async () => {
  await createArticles(dataSource, 4);
  expect(await countUpTo(list(), 3)).toBe(3);
  expect(await countUpTo(list(), 4)).toBe(4);
  expect(await countUpTo({ ...list(), filters: [{ title: 'Article 2' }] }, 4)).toBe(1);
});

test('refuses a search text that is too long', async () => {
  const search = { text: 'a '.repeat(SEARCH_LENGTH_MAX), column: 'title' } as const;
  await expect(keysetPage({ ...list(), search }, {})).rejects.toThrow(InvalidFields);
});

test('a search that finds more rows than are sorted at once has the same pages', async () => {
  await dataSource.query(
    `insert into articles (title, description, text, image_url, big_image_url, created_team, uploaded_date)
     select 'common ' || n, '', '', '', '', '', to_timestamp(n) from generate_series(1, 10001) as n`,
  );
  const search = { text: 'common', column: 'title' } as const;
  const first = await keysetPage({ ...list(), search }, { first: 2 });
  expect(first.rows.map(({ title }) => title)).toEqual(['common 10001', 'common 10000']);
  expect([await first.count(10_001), await first.count(20_000), await first.count(5)]).toEqual([
    10_001, 10_001, 5,
  ]);
  const next = await keysetPage({ ...list(), search }, { first: 1, after: first.cursorAt(1) });
  expect(next.rows.map(({ title }) => title)).toEqual(['common 9999']);
  expect(await next.count(10_001)).toBe(10_001);
  const few = await keysetPage({ ...list(), search: { ...search, text: 'common 1000' } }, { last: 1 });
  expect(few.rows.map(({ title }) => title)).toEqual(['common 1000']);
  expect([await few.count(10_001), await few.count(1)]).toEqual([3, 1]);
});
