import type { DataSource } from 'typeorm';
import { vi } from 'vitest';
import { Passwords } from '../lib/passwords';

/** Lets something happen while the next password is being checked: after it was, before whoever waits for it goes on. */
export function whilePasswordIsChecked(happens: () => Promise<unknown>): void {
  const spy = vi.spyOn(Passwords.prototype, 'verify');
  spy.mockImplementationOnce(async function (this: Passwords, hash, password) {
    spy.mockRestore();
    const isRight = await this.verify(hash, password);
    await happens();
    return isRight;
  });
}

/** Makes the database go away at the end of each transaction that changes a table; returns what ends that. */
export async function refuseCommits(dataSource: DataSource, table: string): Promise<() => Promise<unknown>> {
  await dataSource.query(`
    create function refuse_commit() returns trigger language plpgsql as $$
      begin raise exception 'the database is away' using errcode = '57P01'; end
    $$
  `);
  await dataSource.query(`
    create constraint trigger refuse_commit after insert or update on ${table}
    deferrable initially deferred for each row execute function refuse_commit()
  `);
  return () => dataSource.query('drop function refuse_commit cascade');
}
