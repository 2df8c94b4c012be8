import type { EntityManager } from 'typeorm';

/**
 * Locks a name until the transaction ends: of two concurrent transactions about it, the second waits and sees the
 * changes of the first.
 */
export const lockName = (manager: EntityManager, name: string): Promise<unknown> =>
  manager.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [name]);
