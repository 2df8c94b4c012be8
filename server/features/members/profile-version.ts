import type { EntityManager } from 'typeorm';
import { changedColumns } from './profile-writer';
import { StaleVersion } from '../../lib/stale-version';
import type { User } from '../accounts/user.entity';

interface Change {
  /** Locked by the caller. */
  user: User;
  values: Parameters<typeof changedColumns>[1];
  /** The refusal. */
  message: string;
  /** Whether the user may read the profile; if not, the refusal does not say what it contains or who changed it. */
  isReader: boolean;
}

/** Refuses a change of a profile that is based on another version than the current one. Null is not checked. */
export async function requireVersion(
  manager: EntityManager,
  expected: number | null | undefined,
  { user, values, message, isReader }: Change,
): Promise<void> {
  if (expected == null || expected === user.version) return;
  if (!isReader) throw new StaleVersion(message, { current: givenIn(values) });
  throw new StaleVersion(message, {
    current: Object.keys(changedColumns(user, values)),
    ...(await lastChange(manager, user.id)),
  });
}

const givenIn = (values: Change['values']): string[] =>
  Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [name]));

/** Who last changed the profile of a member, and when. Changes of measurements alone do not raise its version. */
async function lastChange(manager: EntityManager, memberId: string) {
  const [change] = await manager.query<{ changedAt: Date; changedBy: string | null }[]>(
    `select at as "changedAt", users.name as "changedBy"
     from journal left join users on users.id = actor_id
     where member_id = $1 and type = 'member.profile-changed'
       and after -> 'fields' is distinct from '["bodyMeasurements"]'::jsonb
     order by at desc, journal.id desc limit 1`,
    [memberId],
  );
  return change && { changedAt: change.changedAt.toISOString(), changedBy: change.changedBy };
}
