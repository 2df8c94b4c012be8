import { In, type EntityManager } from 'typeorm';
import type { RowReason } from '#common/member-imports/member-imports';
import { NO_PASSWORD } from '../../lib/passwords';
import { User } from '../members/user.entity';
import type { MemberImportRow } from './member-import-row.entity';

/** What has happened to an account since it was imported. */
export interface AccountUse {
  id: string;
  loggedIn: boolean;
  ordered: boolean;
  visited: boolean;
  edited: boolean;
}

/**
 * $1 the rows, $2 what stands for no password. For members who were there before, only what depends on the imported
 * values counts. A change of the profile increases its version; a trainer, a note of staff or another membership is an
 * edit, too.
 */
const USES = `
  select users.id,
    row.result = 'created' and (
      users.password_hash <> $2 or users.email_verification_hash is null
        or exists (select 1 from sessions where user_id = users.id)
    ) as "loggedIn",
    hasMembership and exists (
      select 1 from orders where user_id = users.id and placed_at > member_imports.created_at
    ) as ordered,
    hasMembership and exists (
      select 1 from activities where user_id = users.id and happened_at > member_imports.created_at
    ) as visited,
    users.version <> row.user_version or hasMembership and (
      exists (
        select 1 from trainer_assignments where user_id = users.id and assigned_at > member_imports.created_at
      )
      or exists (select 1 from follow_ups where user_id = users.id and created_at > member_imports.created_at)
      or exists (select 1 from member_notes where user_id = users.id and created_at > member_imports.created_at)
      or exists (
        select 1 from membership_periods as period
        where period.user_id = users.id and case when period.id = row.period_id
          then ended_at is not null else period.created_at > member_imports.created_at end
      )
    ) as edited
  from member_import_rows as row
  join member_imports on member_imports.id = row.import_id
  join users on users.id = row.user_id
  where row.id = any($1)`.replaceAll(
  'hasMembership',
  "(row.result = 'created' or row.period_id is not null)",
);

/**
 * The use of the accounts of these rows that still exist, by their ids. They are locked first, so that nothing can be
 * added to them meanwhile.
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
  const uses = await manager.query<AccountUse[]>(USES, [rows.map(({ id }) => id), NO_PASSWORD]);
  return new Map(uses.map((use) => [use.id, use]));
}

/** Why the undo of an import keeps an account; null if it does not. */
export function reasonToKeep({ loggedIn, ordered, visited, edited }: AccountUse): RowReason | null {
  if (loggedIn) return 'logged_in';
  if (ordered) return 'ordered';
  if (visited) return 'visited';
  return edited ? 'edited' : null;
}
