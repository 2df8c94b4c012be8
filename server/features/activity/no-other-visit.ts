import { Between, type EntityManager } from 'typeorm';
import type { User } from '../accounts/user.entity';
import { Activity } from './activity.entity';
import { recentlyVisited } from './visit-outcome';

/** Throws if the member has another visit within this time of one. */
export async function requireNoOtherVisit(
  manager: EntityManager,
  { user, happenedAt, withinMs }: { user: User; happenedAt: Date; withinMs: number },
): Promise<void> {
  const [from, to] = [-withinMs, withinMs].map((ms) => new Date(happenedAt.getTime() + ms));
  const other = await manager.findOne(Activity, {
    where: { userId: user.id, type: 'attendance', happenedAt: Between(from!, to!) },
    order: { happenedAt: 'DESC' },
  });
  if (other) throw recentlyVisited(user, other.happenedAt);
}
