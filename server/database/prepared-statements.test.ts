import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MemberLists } from '../features/members/member-lists.service';
import { systemClock } from '../lib/clock';
import { createArticles, createUser } from '../test/factories';
import { borrowTestDatabase, type TestDatabase } from '../test/test-database';
import { createDataSource } from './data-source';
import { preparedStatement } from './prepared-statements';

let database: TestDatabase;
let dataSource: DataSource;
beforeAll(async () => {
  database = await borrowTestDatabase();
  dataSource = await createDataSource(database.url, { poolSize: 1 }).initialize();
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

const BY_KEY = preparedStatement('select name from users where id = $1');
const LIST = 'select name from users where name > $1 order by name limit 10';

const preparedTexts = async () => {
  const rows = await dataSource.query<{ statement: string }[]>(
    'select statement from pg_prepared_statements',
  );
  return rows.map(({ statement }) => statement);
};

test('statements that read by a key or insert a row are prepared, lists and inserts of many rows are not', async () => {
  const user = await createUser(dataSource);
  for (const count of [1, 2, 3]) await createArticles(dataSource, count);
  for (let use = 0; use < 3; use += 1) {
    expect(await dataSource.query(BY_KEY, [user.id])).toEqual([{ name: user.name }]);
    await dataSource.query(LIST, ['A']);
  }
  const texts = await preparedTexts();
  expect(texts.filter((text) => text === BY_KEY)).toHaveLength(1);
  expect(texts.filter((text) => text.startsWith('INSERT INTO "articles"'))).toHaveLength(1);
  expect(texts).not.toContain(LIST);
});

test('searches of small tables are prepared', async () => {
  await createUser(dataSource, { name: 'Asha Rao' });
  await dataSource.query('analyze member_summaries');
  const lists = new MemberLists({ dataSource: dataSource.manager, clock: systemClock });
  const isPrepared = async () => (await preparedTexts()).some((text) => text.startsWith('SELECT "summary"'));
  await lists.page({}, { first: 5 });
  expect(await isPrepared()).toBe(false);
  const { rows } = await lists.page({ filter: { search: 'asha' } }, { first: 5 });
  expect(rows.map(({ name }) => name)).toContain('Asha Rao');
  expect(await isPrepared()).toBe(true);
});

test('a prepared statement that has failed works again', async () => {
  await expect(dataSource.query(BY_KEY, ['no id'])).rejects.toThrow('invalid input syntax');
  expect(await dataSource.query(BY_KEY, ['00000000-0000-4000-8000-000000000000'])).toEqual([]);
});
