/** Answers are those of TypeORM's own runner. */
import { QueryFailedError, type DataSource, type QueryRunner } from 'typeorm';
import { PostgresQueryRunner } from 'typeorm/driver/postgres/PostgresQueryRunner.js';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createReviews, createUser } from '../test/factories';
import { borrowTestDatabase, type TestDatabase } from '../test/test-database';
import { createDataSource } from './data-source';

let database: TestDatabase;
let dataSource: DataSource;
beforeAll(async () => {
  database = await borrowTestDatabase();
  dataSource = await createDataSource(database.url).initialize();
  await createReviews(dataSource, 2, { user: await createUser(dataSource) });
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

let ours: QueryRunner;
let theirs: QueryRunner;
beforeEach(() => {
  ours = dataSource.createQueryRunner();
  theirs = new PostgresQueryRunner(dataSource.driver as PostgresDriver, 'master');
});
afterEach(() => Promise.all([ours.release(), theirs.release()]));

test.each([
  ['select rating from reviews', []],
  ['select rating from reviews where rating = $1', [9]],
  ['update reviews set answer = null where rating > $1', [0]],
  ['update reviews set answer = null where rating > 0 returning rating', undefined],
  ['delete from reviews where rating > $1', [9]],
  ['create temporary table if not exists notes (text text)', undefined],
  ['select 1 as one; select 2 as two', undefined],
])('%s', async (text, values) => {
  expect(await ours.query(text, values)).toEqual(await theirs.query(text, values));
  expect(await ours.query(text, values, true)).toEqual(await theirs.query(text, values, true));
});

test('a failed statement is reported with its text, its values and the error of the database', async () => {
  const refused = ours.query('select $1::uuid', ['no id']);
  await expect(refused).rejects.toBeInstanceOf(QueryFailedError);
  await expect(refused).rejects.toMatchObject({
    query: 'select $1::uuid',
    parameters: ['no id'],
    driverError: { code: '22P02' },
  });
});

test('a released connection sends nothing', async () => {
  await ours.query('select 1');
  await ours.release();
  await expect(ours.query('select 1')).rejects.toThrow('already released');
});
