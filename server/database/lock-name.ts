import type { EntityManager } from 'typeorm';

/** Locks a name until the transaction ends, so that of two transactions about it at once, one sees the other. */
export const lockName = (manager: EntityManager, name: string): Promise<unknown> =>
  manager.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [name]);
