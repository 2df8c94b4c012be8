import { In, type EntityManager } from 'typeorm';
import type { ImportStatus } from '#common/member-imports/member-imports';
import { importMessages } from '#common/member-imports/messages';
import type { UserActor } from '../../lib/actor';
import { Conflict, NotFound } from '../../lib/errors';
import { isUuid } from '../../lib/uuid';
import { User } from '../accounts/user.entity';
import type { UserService } from '../accounts/user.service';
import { requireStarter } from '../api-keys/job-starter';
import { MemberImport } from './member-import.entity';
import type { MemberImportRow } from './member-import-row.entity';

/** Rows that are read and written in one transaction. */
export const BATCH_ROWS = 500;

/** Reasons of memberships, in the journal. */
export const REASON = 'Imported from a file';
export const UNDO_REASON = 'Import undone';

/** Kind of rows for the journal; absent for members, as in entries of earlier versions. */
export const rowsOf = ({ kind }: MemberImport) => (kind === 'members' ? {} : { kind });

/** Statuses of imports that have ended and are not undone. */
export const ENDED: readonly ImportStatus[] = ['done', 'cancelled', 'failed'];

/** An import, locked until the transaction ends; null if there is none. */
export const lockImport = (manager: EntityManager, id: string): Promise<MemberImport | null> =>
  manager.findOne(MemberImport, { where: { id }, lock: { mode: 'pessimistic_write' } });

/** An import, locked for a request that is possible in these statuses only. */
export async function lockForRequest(
  manager: EntityManager,
  id: string,
  statuses: readonly ImportStatus[],
): Promise<MemberImport> {
  const found = isUuid(id) ? await lockImport(manager, id) : null;
  if (!found) throw importNotFound();
  if (!statuses.includes(found.status)) throw importChanged();
  return found;
}

export const importNotFound = () => new NotFound('IMPORT_NOT_FOUND', importMessages.notFound);
export const importChanged = () => new Conflict('IMPORT_CHANGED', importMessages.changed);

/** The ids of those members of the rows who still have an account. They are locked until the transaction ends. */
export async function lockMembers(
  manager: EntityManager,
  rows: readonly MemberImportRow[],
): Promise<Set<string>> {
  const members = await manager.find(User, {
    where: { id: In([...new Set(rows.flatMap(({ userId }) => userId ?? []))]) },
    order: { id: 'ASC' },
    select: { id: true },
    lock: { mode: 'for_no_key_update' },
  });
  return new Set(members.map(({ id }) => id));
}

/** Changes the status of a locked import, in the database and in the object. */
export async function moveTo(
  manager: EntityManager,
  row: MemberImport,
  { at, ...values }: Partial<MemberImport> & { status: ImportStatus; at: number },
): Promise<void> {
  const changes = { ...values, version: row.version + 1, changedAt: new Date(at) };
  const { columns, ...plain } = changes;
  // TypeORM's type of an update does not take the columns from a spread.
  await manager.update(MemberImport, row.id, { ...plain, ...(columns && { columns }) });
  Object.assign(row, changes);
}

/** The admin who started a job of imports, if they may still import members, and have not ended the session. */
export const permittedAdmin = (
  users: UserService,
  manager: EntityManager,
  starter: { userId: string | null; sessionId?: string | null },
): Promise<UserActor> =>
  requireStarter(users, manager, {
    ...starter,
    permissions: ['members:import'],
    message: importMessages.stopped.not_permitted,
  });
