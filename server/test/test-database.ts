import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { inject } from 'vitest';
import { createDataSource } from '../composition/data-source';
import { ContentChanges } from '../database/content-changes';
import { poolOf } from '../database/pool';
import type { DatabaseLimits } from '../lib/limits';
import { run, withDatabase } from './database-template';
import { EMPTIED, HeardChanges } from './heard-changes';

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** A database with the usual limits; its connection is kept for the next test. */
interface ConnectedDatabase {
  url: string;
  dataSource: DataSource;
  changes: HeardChanges;
}

/** URLs of emptied databases that later tests of the same worker can reuse. */
const reusable: string[] = [];

/** Emptied databases to which a data source is connected. */
const connected: ConnectedDatabase[] = [];

/** Creates a database for one test, cloned from the migrated template. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { url, name } = await clone();
  return { url, drop: () => dropDatabase(name) };
}

/** Creates a database without tables for one test. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  const name = newName();
  await run(adminUrl(), `create database ${name} strategy file_copy`);
  return { url: withDatabase(adminUrl(), name), drop: () => dropDatabase(name) };
}

/**
 * Lends an empty, migrated database to tests that change rows but not the schema: emptying takes a tenth of the time
 * of cloning. `drop` empties it for the next test; the cluster of the run removes it in the end.
 */
export async function borrowTestDatabase(): Promise<TestDatabase> {
  const url = reusable.pop() ?? (await clone()).url;
  return {
    url,
    drop: async () => {
      await run(url, EMPTY);
      reusable.push(url);
    },
  };
}

/** Lends one with a data source, since connecting takes longer than emptying. */
async function borrowConnectedDatabase(): Promise<OpenDatabase> {
  const lent = connected.pop() ?? (await connect((await clone()).url));
  const { url, dataSource, changes } = lent;
  return {
    url,
    dataSource,
    listen: (hear) => changes.listen(hear),
    close: async () => {
      await allReleased(dataSource);
      const ended = changes.end();
      await dataSource.query(EMPTY);
      await ended;
      connected.push(lent);
    },
  };
}

interface OwnConnection {
  /** Maps the URL to the one to connect to, for example through a proxy. */
  databaseUrl: ((url: string) => string) | undefined;
  limits: Partial<DatabaseLimits> | undefined;
}

interface OpenDatabase {
  url: string;
  dataSource: DataSource;
  /** Hears of changes until the database is closed. */
  listen(hear: (table: string | null) => void): Promise<void>;
  close(): Promise<void>;
}

/** A database, and connections that are its own if it is reached or limited in another way than usual. */
export async function openTestDatabase({ databaseUrl, limits }: OwnConnection): Promise<OpenDatabase> {
  if (!databaseUrl && !limits) return borrowConnectedDatabase();
  const database = await borrowTestDatabase();
  const url = databaseUrl?.(database.url) ?? database.url;
  const dataSource = await createDataSource(url, limits).initialize();
  let changes: ContentChanges | undefined;
  return {
    url,
    dataSource,
    listen: (hear) => {
      changes = new ContentChanges(url, hear);
      return changes.listen();
    },
    close: async () => {
      await changes?.close();
      await dataSource.destroy();
      await database.drop();
    },
  };
}

const connect = async (url: string): Promise<ConnectedDatabase> => ({
  url,
  dataSource: await createDataSource(url).initialize(),
  changes: new HeardChanges(url),
});

/** Waits for unfinished statements of the test: the next test would find their rows. */
async function allReleased(dataSource: DataSource): Promise<void> {
  const pool = poolOf(dataSource);
  while (pool.idleCount < pool.totalCount) await pause(1);
}

async function clone() {
  const templateUrl = inject('templateUrl');
  const name = newName();
  const template = new URL(templateUrl).pathname.slice(1);
  await run(adminUrl(), `create database ${name} template ${template} strategy file_copy`);
  return { name, url: withDatabase(templateUrl, name) };
}

async function dropDatabase(name: string): Promise<void> {
  await run(adminUrl(), `drop database ${name} with (force)`);
}

const newName = () => `bhor_test_${randomUUID().replaceAll('-', '')}`;

const adminUrl = () => withDatabase(inject('templateUrl'), 'postgres');

/**
 * Deletes all rows except those of migrations, and resets the sequences. The replica role keeps triggers from firing.
 */
const EMPTY = `do $$
declare
  it record;
begin
  perform set_config('session_replication_role', 'replica', true);
  for it in
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'graphile_worker') and tablename not in ('migrations', 'program_requirements')
  loop
    execute 'delete from ' || it.name;
  end loop;
  perform setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false) from pg_sequences;
  perform pg_notify('content_changed', '${EMPTIED}');
end $$`;
