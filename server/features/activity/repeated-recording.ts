import { Between, IsNull, MoreThanOrEqual, type EntityManager } from 'typeorm';
import type { ActivityType } from '#common/activity/activities';
import { REPEATED_REQUEST_MS } from '#common/limits';
import type { UserActor } from '../../lib/actor';
import { requestKeyUsed } from '../../lib/errors';
import { Activity } from './activity.entity';

interface SentEntry {
  memberId: string;
  type: ActivityType;
  workout: string | null;
  requestKey?: string | null | undefined;
}

/** The entry that the same person has recorded with this key. */
export const entryWithKey = async (
  manager: EntityManager,
  actor: UserActor,
  requestKey: string | null | undefined,
) => (requestKey == null ? null : manager.findOneBy(Activity, { recordedBy: actor.id, requestKey }));

/** The same entry within the last minute, for requests without a key. */
export async function sameEntryJustNow(
  manager: EntityManager,
  actor: UserActor,
  { requestKey, memberId, type, workout, happenedAt, now }: SentEntry & { happenedAt: Date; now: number },
): Promise<Activity | null> {
  if (requestKey != null) return null;
  return manager.findOneBy(Activity, {
    recordedBy: actor.id,
    userId: memberId,
    type,
    workout: workout ?? IsNull(),
    happenedAt: Between(new Date(happenedAt.getTime() - REPEATED_REQUEST_MS), happenedAt),
    createdAt: MoreThanOrEqual(new Date(now - REPEATED_REQUEST_MS)),
  });
}

/** The entry with the same key; it must have the same member, type and workout, whatever its time. */
export function requireSame(known: Activity, { memberId, type, workout }: SentEntry): Activity {
  const isSame = known.userId === memberId && known.type === type && known.workout === workout;
  if (!isSame) throw requestKeyUsed();
  return known;
}
