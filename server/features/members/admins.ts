import type { EntityManager } from 'typeorm';
import { User } from './user.entity';

/**
 * Whether there is one admin only. Locks the admins, so that two of them cannot be removed at once. The lock lets
 * foreign-key checks pass, so that entries of the journal, which refer to an admin, do not have to wait.
 */
export async function isOnlyOneAdmin(manager: EntityManager): Promise<boolean> {
  const admins = await manager.find(User, {
    where: { role: 'admin' },
    order: { id: 'ASC' },
    lock: { mode: 'for_no_key_update' },
  });
  return admins.length === 1;
}
