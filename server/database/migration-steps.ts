/**
 * Steps that change large tables while others write to them. They need `transaction = false` on the migration, and can be
 * repeated, since such a migration continues after a failure instead of being rolled back.
 */
import type { QueryRunner } from 'typeorm';

/** Builds an index; `definition` is what follows its name. */
export const createIndex = (runner: QueryRunner, name: string, definition: string): Promise<void> =>
  buildIndex(runner, name, `create index concurrently ${name} ${definition}`);

/** Builds a unique index of rows that meet a condition; without a condition, use `addUnique`. */
export const createUniqueIndex = (runner: QueryRunner, name: string, definition: string): Promise<void> =>
  buildIndex(runner, name, `create unique index concurrently ${name} ${definition}`);

/** First removes the remains of a failed attempt. */
async function buildIndex(runner: QueryRunner, name: string, statement: string): Promise<void> {
  const [found] = (await runner.query(
    'select indisvalid as "isValid" from pg_index where indexrelid = to_regclass($1)',
    [name],
  )) as { isValid: boolean }[];
  if (found?.isValid) return;
  if (found) await withPatience(runner, `drop index concurrently ${name}`);
  await withPatience(runner, statement);
}

/** Replaces an index, which is used until the new one is complete. */
export async function replaceIndex(runner: QueryRunner, name: string, definition: string): Promise<void> {
  await createIndex(runner, `${name}_new`, definition);
  await runner.query(`do $$ begin
    drop index if exists ${name};
    alter index ${name}_new rename to ${name};
  end $$`);
}

interface Unique {
  table: string;
  name: string;
  columns: string;
}

export async function addUnique(runner: QueryRunner, { table, name, columns }: Unique): Promise<void> {
  const found = (await runner.query(
    'select 1 from pg_constraint where conrelid = $1::regclass and conname = $2',
    [table, name],
  )) as unknown[];
  if (found.length > 0) return;
  await buildIndex(runner, name, `create unique index concurrently ${name} on ${table} (${columns})`);
  await runner.query(`alter table ${table} add constraint ${name} unique using index ${name}`);
}

interface Check {
  table: string;
  name: string;
  condition: string;
}

/** Adds or replaces a check: new rows are checked at once, existing ones by reading them without a lock. */
export async function replaceCheck(runner: QueryRunner, { table, name, condition }: Check): Promise<void> {
  await runner.query(`
    alter table ${table} drop constraint if exists ${name},
      add constraint ${name} check (${condition}) not valid
  `);
  await runner.query(`alter table ${table} validate constraint ${name}`);
}

interface ForeignKey {
  table: string;
  name: string;
  /** SQL after `foreign key`. */
  reference: string;
}

/** Adds or replaces a foreign key; existing rows are read without a lock. */
export async function replaceForeignKey(
  runner: QueryRunner,
  { table, name, reference }: ForeignKey,
): Promise<void> {
  await runner.query(`
    alter table ${table} drop constraint if exists ${name},
      add constraint ${name} foreign key ${reference} not valid
  `);
  await runner.query(`alter table ${table} validate constraint ${name}`);
}

/** Waiting for the transactions that use the table does not block others here, so it may take longer than usual. */
async function withPatience(runner: QueryRunner, statement: string): Promise<void> {
  const [before] = (await runner.query('show lock_timeout')) as { lock_timeout: string }[];
  await runner.query(`set lock_timeout = '10min'`);
  try {
    await runner.query(statement);
  } finally {
    await runner.query(`set lock_timeout = '${before?.lock_timeout}'`);
  }
}
