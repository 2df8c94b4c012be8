import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { run, withDatabase } from './database-template';

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** Emptied databases that earlier tests of this file have left. */
const left: string[] = [];

/** A database of the test's own, cloned from the migrated template. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { url, name } = await clone();
  return {
    url,
    drop: async () => void (await run(adminUrl(), `drop database ${name} with (force)`)),
  };
}

/**
 * A database as good as new, for tests that change rows and no tables: emptying one takes a tenth of cloning it.
 * What is dropped waits for the next test of the file; the last ones go with the run's cluster.
 */
export async function borrowTestDatabase(): Promise<TestDatabase> {
  const url = left.pop() ?? (await clone()).url;
  return {
    url,
    drop: async () => {
      await run(url, EMPTY);
      left.push(url);
    },
  };
}

async function clone() {
  const templateUrl = inject('templateUrl');
  const name = `bhor_test_${randomUUID().replaceAll('-', '')}`;
  const template = new URL(templateUrl).pathname.slice(1);
  await run(adminUrl(), `create database ${name} template ${template} strategy file_copy`);
  return { name, url: withDatabase(templateUrl, name) };
}

const adminUrl = () => withDatabase(inject('templateUrl'), 'postgres');

/** Everything but what migrations have noted. As a replica: no trigger tells of it or refuses it. */
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
end $$`;
