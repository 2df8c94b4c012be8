import type { DataSource } from 'typeorm';
import { vi } from 'vitest';
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
