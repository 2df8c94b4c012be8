import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Overloaded } from '../lib/errors';
import { eventually } from '../test/eventually';
import { createTestDatabase, type TestDatabase } from '../test/test-database';
import { createDataSource } from '../composition/data-source';
import { isPoolFull } from './pool';

let database: TestDatabase;
let dataSource: DataSource;
beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = await createDataSource(database.url, { poolSize: 1, poolQueue: 2 }).initialize();
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

test('callers beyond the queue are refused at once, and those in it are served in order', async () => {
  const holder = dataSource.createQueryRunner();
  await holder.connect();
  expect(isPoolFull(dataSource)).toBe(false);
  const served: string[] = [];
  const waiting = [
    dataSource.query('select 1').then(() => served.push('statement')),
    dataSource.transaction((inside) => inside.query('select 2')).then(() => served.push('transaction')),
  ];
  await eventually(() => expect(isPoolFull(dataSource)).toBe(true));
  await expect(dataSource.query('select 3')).rejects.toBeInstanceOf(Overloaded);
  await expect(dataSource.transaction((inside) => inside.query('select 4'))).rejects.toBeInstanceOf(
    Overloaded,
  );
  await holder.release();
  await Promise.all(waiting);
  expect(served).toEqual(['statement', 'transaction']);
  expect(isPoolFull(dataSource)).toBe(false);
  expect(await dataSource.query('select 5 as five')).toEqual([{ five: 5 }]);
});

test('a burst is served by an idle connection before it counts as a queue', async () => {
  const burst = Array.from({ length: 3 }, () => dataSource.query('select 1'));
  await Promise.all(burst);
});
