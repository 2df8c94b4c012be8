import { In, IsNull, type EntityManager } from 'typeorm';
import { User } from '../accounts/user.entity';

/**
 * Members with an imported membership have visited before, at unknown times. Returns those who were not marked as
 * imported yet.
 */
export async function markAsImported(
  manager: EntityManager,
  userIds: readonly string[],
  now: Date,
): Promise<Set<string>> {
  const unmarked = await manager.find(User, {
    where: { id: In(userIds), importedAt: IsNull() },
    select: { id: true },
  });
  const ids = unmarked.map(({ id }) => id);
  if (ids.length > 0) await manager.update(User, { id: In(ids) }, { importedAt: now });
  return new Set(ids);
}
