import { expect, test } from 'vitest';
import { statementsByMigration } from '../test/migration-statements';
import { createEmptyDatabase } from '../test/test-database';
import { createDataSource } from '../composition/data-source';
import { FOR_MIGRATIONS } from './data-source';
import { longLocksOf } from './migration-locks';

test('no migration keeps others from writing to a large table while it reads all of it', async () => {
  const database = await createEmptyDatabase();
  const dataSource = await createDataSource(database.url, FOR_MIGRATIONS).initialize();
  const faults: Record<string, string[]> = {};
  for (const [name, statements] of await statementsByMigration(dataSource)) {
    const found = longLocksOf(statements);
    if (found.length > 0) faults[name] = found;
  }
  expect(faults).toEqual({});
  await dataSource.destroy();
  await database.drop();
});

test.each([
  'create index users_by_age on users (age)',
  'create unique index if not exists users_by_age on users (age)',
  'alter table users add column age integer, add constraint users_age_unique unique (age)',
  'alter table users add unique (age)',
  'alter table users add constraint users_pkey primary key (id)',
  'alter table users\n drop constraint a,\n add constraint users_age_is_known check (age > 0)',
  'alter table users add constraint users_team foreign key (team) references teams (id)',
])('refuses "%s"', (statement) => {
  expect(longLocksOf([statement])).toMatchObject([/writing to users .* Use .*migration-steps/]);
});

test.each([
  ['create index concurrently users_by_age on users (age)'],
  ['create unique index concurrently users_by_age on users (age)'],
  ['alter table users add constraint users_age_unique unique using index users_by_age'],
  ['alter table users add constraint users_age_is_known check (age > 0) not valid'],
  ['alter table users add column age integer not null default 0'],
  ['drop index users_by_age'],
  ['create index photos_by_age on photos (age)'],
  ['create table teams (id uuid, unique (id))', 'create index teams_by_id on teams (id)'],
])('accepts "%s"', (...statements) => {
  expect(longLocksOf(statements)).toEqual([]);
});
