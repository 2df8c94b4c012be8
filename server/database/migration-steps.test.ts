import { DataSource, type QueryRunner } from 'typeorm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { run } from '../test/database-template';
import { eventually } from '../test/eventually';
import { createEmptyDatabase, type TestDatabase } from '../test/test-database';
import { createDataSource } from '../composition/data-source';
import { FOR_MIGRATIONS } from './data-source';
import { migrate } from './migrate';
import { addUnique, createIndex, replaceCheck, replaceIndex } from './migration-steps';

let database: TestDatabase;
let dataSource: DataSource;
let other: QueryRunner;
beforeEach(async () => {
  database = await createEmptyDatabase();
  await run(database.url, 'create table visits (id int, place int)');
  await run(database.url, 'insert into visits select n, n from generate_series(1, 1000) n');
  await run(database.url, 'create index visits_newest on visits (id)');
  dataSource = await createDataSource(database.url, FOR_MIGRATIONS).initialize();
  other = dataSource.createQueryRunner();
});
afterEach(async () => {
  await other.release();
  await dataSource.destroy();
  await database.drop();
});

async function migrateWith(up: (runner: QueryRunner) => Promise<void>): Promise<void> {
  class Step {
    name = 'Step1700000000101';
    transaction = false;
    up = up;
    down = async () => {};
  }
  const migrating = await new DataSource({ ...dataSource.options, migrations: [Step] }).initialize();
  try {
    await migrate(migrating);
  } finally {
    await migrating.destroy();
  }
}

const waitingForOthers = async () =>
  (
    await run(
      database.url,
      `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    )
  ).length;

const indexes = async () => {
  const rows = await dataSource.query<{ definition: string; isValid: boolean }[]>(`
    select regexp_replace(pg_get_indexdef(indexrelid), ' USING btree', '') as definition, indisvalid as "isValid"
    from pg_index where indrelid = 'visits'::regclass order by 1`);
  return rows.map(({ definition, isValid }) => `${definition}${isValid ? '' : ' invalid'}`);
};

const BY_ID = 'CREATE INDEX visits_newest ON public.visits (id)';

test.each([
  [
    'an index is built',
    (runner: QueryRunner) => createIndex(runner, 'visits_by_place', 'on visits (place)'),
    ['CREATE INDEX visits_by_place ON public.visits (place)', BY_ID],
  ],
  [
    'an index is replaced',
    (runner: QueryRunner) => replaceIndex(runner, 'visits_newest', 'on visits (id, place)'),
    ['CREATE INDEX visits_newest ON public.visits (id, place)'],
  ],
  [
    'a unique constraint is added',
    (runner: QueryRunner) => addUnique(runner, { table: 'visits', name: 'visits_once', columns: 'id' }),
    [BY_ID, 'CREATE UNIQUE INDEX visits_once ON public.visits (id)'],
  ],
])('while %s, others write', async (_name, step, expected) => {
  await other.startTransaction();
  await other.query('insert into visits values (2000, 0)');
  const migrated = migrateWith(step);
  await eventually(async () => expect(await waitingForOthers()).toBe(1));
  await run(database.url, `set lock_timeout = 100; insert into visits values (2001, 0)`);
  await other.commitTransaction();
  await migrated;
  expect(await indexes()).toEqual(expected);
});

test('a step that has failed is done again, and replaces what it has left', async () => {
  const unique = { table: 'visits', name: 'visits_once', columns: 'place' };
  await run(database.url, 'insert into visits values (2000, 7)');
  await expect(migrateWith((runner) => addUnique(runner, unique))).rejects.toThrow(
    /Step1700000000101 failed and will continue where it stopped: could not create unique index/,
  );
  expect(await indexes()).toEqual([
    BY_ID,
    'CREATE UNIQUE INDEX visits_once ON public.visits (place) invalid',
  ]);
  await run(database.url, 'delete from visits where id = 2000');
  await migrateWith((runner) => addUnique(runner, unique));
  expect(await indexes()).toEqual([BY_ID, 'CREATE UNIQUE INDEX visits_once ON public.visits (place)']);
});

test('every step can be done twice, and the waiting time for locks is as before', async () => {
  const runner = dataSource.createQueryRunner();
  for (let times = 0; times < 2; times += 1) {
    await createIndex(runner, 'visits_by_place', 'on visits (place)');
    await replaceIndex(runner, 'visits_newest', 'on visits (id, place)');
    await addUnique(runner, { table: 'visits', name: 'visits_once', columns: 'id' });
    await replaceCheck(runner, { table: 'visits', name: 'visits_are_known', condition: 'id > 0' });
  }
  expect(await runner.query('show lock_timeout')).toEqual([{ lock_timeout: '3s' }]);
  await runner.release();
  expect(await indexes()).toHaveLength(3);
});

test('a check that older rows do not fulfil keeps new ones out, and is complete once they do', async () => {
  const check = { table: 'visits', name: 'visits_are_new', condition: 'id > 500' };
  await expect(migrateWith((runner) => replaceCheck(runner, check))).rejects.toThrow(/visits_are_new/);
  await expect(run(database.url, 'insert into visits values (1, 1)')).rejects.toThrow(/visits_are_new/);
  await run(database.url, 'delete from visits where id <= 500');
  await migrateWith((runner) => replaceCheck(runner, check));
  expect(
    await dataSource.query('select convalidated from pg_constraint where conname = $1', [check.name]),
  ).toEqual([{ convalidated: true }]);
});
