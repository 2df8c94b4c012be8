import type pg from 'pg';
import type { DataSource } from 'typeorm';
import { vi } from 'vitest';
import { poolOf } from '../database/pool';
import { Passwords } from '../lib/passwords';

/** Runs `action` during the next password check: after the hash was verified, before the caller gets the result. */
export function whilePasswordIsChecked(action: () => Promise<unknown>): void {
  const spy = vi.spyOn(Passwords.prototype, 'verify');
  spy.mockImplementationOnce(async function (this: Passwords, hash, password) {
    spy.mockRestore();
    const isRight = await this.verify(hash, password);
    await action();
    return isRight;
  });
}

/**
 * Makes each transaction that inserts into or updates the table fail on commit as if the database were unavailable.
 * Returns a function that undoes this.
 */
export async function refuseCommits(dataSource: DataSource, table: string): Promise<() => Promise<unknown>> {
  await dataSource.query(`
    create function refuse_commit() returns trigger language plpgsql as $$
      begin raise exception 'the database is unavailable' using errcode = '57P01'; end
    $$
  `);
  await dataSource.query(`
    create constraint trigger refuse_commit after insert or update on ${table}
    deferrable initially deferred for each row execute function refuse_commit()
  `);
  return () => dataSource.query('drop function refuse_commit cascade');
}

/**
 * Ends the connection to the database right before a statement of the action, counted from 1 with those that begin and end
 * its transactions. An action with fewer statements is carried out; in both cases its answer is lost.
 */
export async function cutOff(
  dataSource: DataSource,
  statement: number,
  action: () => Promise<unknown>,
): Promise<void> {
  let left = statement;
  let isGone: Promise<void> | undefined;
  const create = dataSource.createQueryRunner.bind(dataSource);
  const spy = vi.spyOn(dataSource, 'createQueryRunner').mockImplementation((mode) => {
    const runner = create(mode);
    const query = runner.query.bind(runner) as (...given: unknown[]) => Promise<unknown>;
    runner.query = async (...given: unknown[]): Promise<never> => {
      left -= 1;
      if (left === 0) {
        isGone = removed(poolOf(dataSource), await runner.connect());
        await query('select pg_terminate_backend(pg_backend_pid())');
      }
      return (await query(...given)) as never;
    };
    return runner;
  });
  await action().catch(() => undefined);
  spy.mockRestore();
  await isGone;
}

/** Waits until the pool has noticed that a connection has ended. */
const removed = (pool: pg.Pool, connection: unknown): Promise<void> =>
  new Promise((resolve) => {
    const notice = (client: unknown) => {
      if (client !== connection) return;
      pool.off('remove', notice);
      resolve();
    };
    pool.on('remove', notice);
  });
