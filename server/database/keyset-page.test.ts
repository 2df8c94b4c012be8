import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { DataSource } from 'typeorm';
import { PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX } from '#common/limits';
import { Article } from '../features/articles/article.entity';
import { InvalidInput } from '../lib/errors';
import { createArticles } from '../test/factories';
import { createTestDatabase, type TestDatabase } from '../test/test-database';
import { createDataSource } from './data-source';
import { keysetPage, type PageRequest } from './keyset-page';

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

const read = (request: PageRequest, sizeMax?: number) =>
  keysetPage(
    dataSource.getRepository(Article).createQueryBuilder('article'),
    { moment: 'uploadedDate', id: 'id', sizeMax },
    request,
  );

async function page(request: PageRequest) {
  const { rows, cursors, hasNext, hasPrevious } = await read(request);
  return {
    titles: rows.map(({ title }) => title.replace('Article ', '')).join(' '),
    cursors,
    hasNext,
    hasPrevious,
  };
}

test('a page of an empty table is empty, in both directions', async () => {
  const nothing = { titles: '', cursors: [], hasNext: false, hasPrevious: false };
  expect(await page({})).toEqual(nothing);
  expect(await page({ last: 5 })).toEqual(nothing);
});

test('without a number a page holds the usual one, or fewer where fewer are allowed', async () => {
  await createArticles(dataSource, PAGE_SIZE_DEFAULT + 1);
  for (const request of [
    {},
    { first: null, last: null },
    { first: undefined, after: null, before: undefined },
  ]) {
    expect((await read(request)).rows).toHaveLength(PAGE_SIZE_DEFAULT);
  }
  expect((await read({}, 3)).rows).toHaveLength(3);
});

test('a page that holds exactly the rest says that nothing follows', async () => {
  await createArticles(dataSource, 3);
  expect(await page({ first: 3 })).toMatchObject({ titles: '3 2 1', hasNext: false, hasPrevious: false });
  expect(await page({ first: 2 })).toMatchObject({ titles: '3 2', hasNext: true });
  expect(await page({ last: 3 })).toMatchObject({ titles: '3 2 1', hasNext: false, hasPrevious: false });
  expect(await page({ last: 2 })).toMatchObject({ titles: '2 1', hasPrevious: true, hasNext: false });
});

test('the page after the last row and the one before the first are empty', async () => {
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

test('two cursors enclose what lies between them, from either end', async () => {
  await createArticles(dataSource, 6);
  const { cursors } = await page({});
  const between = { after: cursors[0] ?? '', before: cursors[5] ?? '' };
  expect(await page({ ...between, first: 10 })).toMatchObject({ titles: '5 4 3 2' });
  expect(await page({ ...between, first: 2 })).toMatchObject({ titles: '5 4', hasNext: true });
  expect(await page({ ...between, last: 2 })).toMatchObject({ titles: '3 2', hasPrevious: true });
  expect(await page({ after: cursors[5] ?? '', before: cursors[0] ?? '' })).toMatchObject({ titles: '' });
});

test('a walk through rows of the same millisecond meets each of them once, there and back', async () => {
  await createArticles(dataSource, 25, { uploadedDate: new Date('2026-03-03T03:03:03.123Z') });
  const there: string[] = [];
  for (let after: string | undefined; ;) {
    const { rows, cursors, hasNext } = await read({ first: 4, ...(after ? { after } : {}) });
    there.push(...rows.map(({ id }) => id));
    after = cursors.at(-1);
    if (!hasNext) break;
  }
  expect(new Set(there).size).toBe(25);
  const back: string[] = [];
  for (let before: string | undefined; ;) {
    const { rows, cursors, hasPrevious } = await read({ last: 4, ...(before ? { before } : {}) });
    back.unshift(...rows.map(({ id }) => id));
    before = cursors[0];
    if (!hasPrevious) break;
  }
  expect(back).toEqual(there);
});

test('a cursor keeps its place when its row is deleted', async () => {
  await createArticles(dataSource, 4);
  const { rows, cursors } = await read({ first: 2 });
  await dataSource.getRepository(Article).delete({ id: rows[1]!.id });
  expect(await page({ after: cursors[1] ?? '' })).toMatchObject({ titles: '2 1' });
});

test('the largest page is the limit', async () => {
  await createArticles(dataSource, PAGE_SIZE_MAX + 1);
  expect((await read({ first: PAGE_SIZE_MAX })).rows).toHaveLength(PAGE_SIZE_MAX);
  await expect(read({ first: PAGE_SIZE_MAX + 1 })).rejects.toThrow(InvalidInput);
  expect((await read({ first: PAGE_SIZE_MAX + 1 }, 500)).rows).toHaveLength(PAGE_SIZE_MAX + 1);
});

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const ID = '0f8fad5b-d9cb-469f-a165-70867728950e';

test.each([
  ['empty', ''],
  ['not base64', '€€€'],
  ['not JSON', Buffer.from('hello').toString('base64url')],
  ['a bare value', encoded(1)],
  ['null', encoded(null)],
  ['an object', encoded({ 0: 1, 1: 0, 2: ID })],
  ['of another version', encoded([2, 0, ID])],
  ['without a moment', encoded([1, 'yesterday', ID])],
  ['with a moment that no calendar has', encoded([1, 9e15, ID])],
  ['with a moment that the database cannot hold', encoded([1, -8.64e15, ID])],
  ['without an id', encoded([1, 0])],
  ['with an id that is no uuid', encoded([1, 0, "' or true --"])],
  ['with an id in capitals', encoded([1, 0, ID.toUpperCase()])],
  ['with an id in a list', encoded([1, 0, [ID]])],
  ['very long', encoded([1, 0, ID.repeat(2000)])],
])('a cursor that is %s is refused by name', async (_name, cursor) => {
  for (const field of ['after', 'before']) {
    const refusal = await read({ [field]: cursor }).then(
      () => undefined,
      (error: unknown) => error,
    );
    expect(refusal).toBeInstanceOf(InvalidInput);
    expect((refusal as InvalidInput).fields).toEqual({ [field]: 'This cursor is not valid.' });
  }
});
