import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { borrowTestDatabase, type TestDatabase } from '../test/test-database';
import { isDatabaseUnavailable } from './availability';
import { DatabaseClient } from './database-client';

let database: TestDatabase;
let pool: pg.Pool;
beforeEach(async () => {
  database = await borrowTestDatabase();
  pool = new pg.Pool({
    connectionString: database.url,
    Client: DatabaseClient,
    max: 1,
    query_timeout: 500,
  });
});
afterEach(async () => {
  await pool.end();
  await database.drop();
});

test('a connection on which an answer does not come in time is not used again', async () => {
  const client = await pool.connect();
  const error: unknown = await client.query('select pg_sleep(2)').catch((reason: unknown) => reason);
  expect(isDatabaseUnavailable(error)).toBe(true);
  client.release();
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

test('a transaction whose statement is not answered in time ends at once', async () => {
  const client = await pool.connect();
  await client.query('begin');
  await client.query('select pg_sleep(2)').catch(() => {});
  const startedAt = performance.now();
  await expect(client.query('rollback')).rejects.toThrow();
  expect(performance.now() - startedAt).toBeLessThan(200);
  client.release();
});
