import type pg from 'pg';
import { StartError } from '../lib/errors';

/** Arbitrary key of the advisory lock that keeps two restores out of one database. */
const RESTORE_LOCK = 29_112_026;

/** Until the connection ends, no other restore begins, which would find the database empty, too. */
export async function lockForRestore(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ isOurs: boolean }>('select pg_try_advisory_lock($1) as "isOurs"', [
    RESTORE_LOCK,
  ]);
  if (!rows[0]?.isOurs) throw new StartError('A backup is being restored into this database already.');
}

/** Refuses a database with anything but extensions, since a restore that fails deletes what is there. */
export async function requireEmpty(client: pg.Client): Promise<void> {
  const { rows } = await client.query(
    `select 1 from (
       select 'pg_class'::regclass as catalog, oid from pg_class
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'f', 'v', 'm', 'S', 'c')
       union all
       select 'pg_proc'::regclass, oid from pg_proc where pronamespace = 'public'::regnamespace
       union all
       select 'pg_type'::regclass, oid from pg_type
       where typnamespace = 'public'::regnamespace and typtype in ('d', 'e', 'r')
     ) as found
     where not exists (
       select 1 from pg_depend where classid = catalog and objid = found.oid and deptype = 'e'
     )
     union all
     select 1 from pg_namespace where nspname = 'graphile_worker'
     limit 1`,
  );
  if (rows.length === 0) return;
  throw new StartError(
    'This database is not empty, and nothing in it has been changed. Restore into an empty one: another DATABASE_URL, or another DATA_DIR.',
  );
}

/** Restores the state before the attempt, when the database was empty. */
export async function empty(client: pg.Client): Promise<void> {
  await client.query('drop schema public cascade');
  await client.query('create schema public');
  await client.query('drop schema if exists graphile_worker cascade');
}
