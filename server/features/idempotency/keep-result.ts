import type { EntityManager } from 'typeorm';
import type { UserActor } from '../../lib/actor';
import { IdempotencyKey } from './idempotency-key.entity';

/**
 * Notes what a mutation has made, if it was sent with a key, in the transaction that makes it: if the server dies after
 * that, a repetition still finds it.
 */
export async function keepResult(
  manager: EntityManager,
  { id: userId, keyHash }: UserActor,
  resultId: string,
): Promise<void> {
  if (keyHash !== undefined) await manager.update(IdempotencyKey, { userId, keyHash }, { resultId });
}
