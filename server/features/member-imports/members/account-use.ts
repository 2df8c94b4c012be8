import { In, type EntityManager } from 'typeorm';
import type { RowReason } from '#common/member-imports/member-imports';
import { NO_PASSWORD } from '../../../lib/passwords';
import type { EntryType } from '../../journal/entry-types';
import { User } from '../../accounts/user.entity';
import type { MemberImportRow } from '../member-import-row.entity';

/** Uses of an account since it was imported. */
export interface AccountUse {
  id: string;
  loggedIn: boolean;
  ordered: boolean;
  visited: boolean;
  edited: boolean;
}

/** Entries of the journal about a member that are no use of the account; a changed profile has a higher version. */
const NO_USE: readonly EntryType[] = [
  'member.imported',
  'member.invited',
  'member.claim-code-made',
  'member.profile-changed',
  'member.diet-details-read',
  'member.measurements-read',
  'membership.expired',
];

/** Rows of members that are not in the journal, with the time at which they were recorded. */
export const UNJOURNALED_ROWS = {
  activities: 'created_at',
  body_measurements: 'measured_at',
  consents: 'given_at',
  diet_details: 'updated_at',
  trained_exercises: 'trained_at',
  workout_plans: 'created_at',
} as const;

const isRecordedSince = (table: keyof typeof UNJOURNALED_ROWS) => `exists (
  select 1 from ${table} where user_id = users.id and ${UNJOURNALED_ROWS[table]} > since
)`;

/**
 * $1 the rows, $2 what stands for no password, $3 the entries that are no use. Everything counts by the time at which it
 * was recorded: a visit may have happened earlier. New accounts had nothing before, and of members who were there before,
 * only what depends on an imported membership counts.
 */
const USES = `
  select users.id,
    is_new and (
      users.password_hash <> $2 or users.email_verification_hash is null
        or exists (select 1 from sessions where user_id = users.id)
    ) as "loggedIn",
    has_membership and journaled.orders as ordered,
    has_membership and (journaled.visits or ${isRecordedSince('activities')}) as visited,
    users.version <> row.user_version or users.role <> 'user' or has_membership and (
      journaled.others or ${isRecordedSince('body_measurements')} or ${isRecordedSince('consents')}
        or ${isRecordedSince('diet_details')} or ${isRecordedSince('trained_exercises')} or ${isRecordedSince('workout_plans')}
    ) as edited
  from member_import_rows as row
  join member_imports on member_imports.id = row.import_id
  join users on users.id = row.user_id
  cross join lateral (
    select row.result = 'created' as is_new,
      row.result = 'created' or row.period_id is not null as has_membership,
      case when row.result = 'created' then '-infinity' else member_imports.created_at end as since,
      array(
        select period_id from member_import_rows where user_id = users.id and undo_result = 'removed'
      ) as undone_periods
  ) as facts
  cross join lateral (
    select count(*) filter (where type in ('order.placed', 'order.paid')) > 0 as orders,
      count(*) filter (where type = 'activity.recorded') > 0 as visits,
      count(*) filter (where type not in ('order.placed', 'order.paid', 'activity.recorded')) > 0 as others
    from journal
    where member_id = users.id and at > since and type <> all($3)
      and not (type = 'membership.begun' and subject_id is not distinct from row.period_id)
      and not (type in ('membership.begun', 'membership.ended') and subject_id = any(undone_periods))
  ) as journaled
  where row.id = any($1)`;

/**
 * The uses of the accounts of these rows that still exist, by their ids. The accounts are locked first, so that no use
 * can be added meanwhile.
 */
export async function lockedUses(
  manager: EntityManager,
  rows: MemberImportRow[],
): Promise<Map<string, AccountUse>> {
  const userIds = rows.flatMap(({ userId }) => userId ?? []);
  await manager.find(User, {
    where: { id: In(userIds) },
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
  const ids = rows.map(({ id }) => id);
  const uses = await manager.query<AccountUse[]>(USES, [ids, NO_PASSWORD, NO_USE]);
  return new Map(uses.map((use) => [use.id, use]));
}

/** Why the undo of an import keeps an account; null if it does not. */
export function reasonToKeep({ loggedIn, ordered, visited, edited }: AccountUse): RowReason | null {
  if (loggedIn) return 'logged_in';
  if (ordered) return 'ordered';
  if (visited) return 'visited';
  return edited ? 'edited' : null;
}
