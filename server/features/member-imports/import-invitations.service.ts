import { In } from 'typeorm';
import type { Database } from '../../database/database';
import { addJob } from '../../jobs/add-job';
import type { UserActor } from '../../lib/actor';
import type { Clock } from '../../lib/clock';
import { Forbidden } from '../../lib/errors';
import { NO_PASSWORD } from '../../lib/passwords';
import { requireMails } from '../../mail/require-mails';
import { User } from '../accounts/user.entity';
import type { UserService } from '../accounts/user.service';
import { isInvitable } from '../invitations/invitable';
import type { InvitationService } from '../invitations/invitation.service';
import {
  BATCH_ROWS,
  ENDED,
  importChanged,
  lockForRequest,
  lockImport,
  moveTo,
  permittedAdmin,
} from './import-state';
import { MemberImport } from './member-import.entity';
import { inviteMembers, type InvitationJob } from './member-import.tasks';

interface ImportInvitationParts {
  dataSource: Database;
  clock: Clock;
  users: UserService;
  invitations: InvitationService;
}

/** New accounts of imports whose owners have not been invited and cannot log in. $1 is what stands for no password. */
const UNINVITED = `member_import_rows as row join users on users.id = row.user_id
  where row.result = 'created' and row.undo_result is null and users.password_hash = $1 and users.email is not null
    and users.email_verification_hash is not null and users.invited_at is null`;

/** Invites the members of an import, once it has ended. */
export class ImportInvitationsService {
  constructor(private readonly parts: ImportInvitationParts) {}

  /** Starts to invite those members of an import who have not been invited, once for each import. */
  async start(
    actor: UserActor,
    { id, expectedVersion }: { id: string; expectedVersion: number },
  ): Promise<MemberImport> {
    requireMails();
    return this.parts.dataSource.transaction(async (manager) => {
      const found = await lockForRequest(manager, id, ENDED);
      if (found.version !== expectedVersion || found.hasInvitations) throw importChanged();
      const changes = {
        hasInvitations: true,
        version: found.version + 1,
        changedAt: new Date(this.parts.clock.now()),
      };
      await manager.update(MemberImport, id, changes);
      await addJob(manager, inviteMembers, {
        payload: { importId: id, actorId: actor.id, sessionId: actor.sessionId },
        key: `${inviteMembers.name}:${id}`,
      });
      return Object.assign(found, changes);
    });
  }

  /**
   * Job: invites the members of an import, some in each transaction. Ends when the import is being undone, or when who
   * started it may not invite any more: then others can invite those who are left.
   */
  async run({ importId, actorId: userId, sessionId }: InvitationJob, signal: AbortSignal): Promise<void> {
    try {
      do signal.throwIfAborted();
      while (await this.inviteSome(importId, { userId, sessionId }));
    } catch (error) {
      if (!(error instanceof Forbidden)) throw error;
      await this.letOthersInvite(importId);
    }
  }

  private letOthersInvite(importId: string): Promise<void> {
    return this.parts.dataSource.transaction(async (manager) => {
      const found = await lockImport(manager, importId);
      if (!found || !ENDED.includes(found.status)) return;
      const at = this.parts.clock.now();
      await moveTo(manager, found, { status: found.status, hasInvitations: false, at });
    });
  }

  /** Whether there may be more. */
  private inviteSome(importId: string, starter: { userId: string; sessionId?: string }): Promise<boolean> {
    return this.parts.dataSource.transaction(async (manager) => {
      const found = await lockImport(manager, importId);
      if (!found || !ENDED.includes(found.status)) return false;
      const actor = await permittedAdmin(this.parts.users, manager, starter);
      const rows = await manager.query<{ id: string }[]>(
        `select users.id from ${UNINVITED} and import_id = $2 order by users.id limit $3`,
        [NO_PASSWORD, importId, BATCH_ROWS],
      );
      const members = await manager.find(User, {
        where: { id: In(rows.map(({ id }) => id)) },
        order: { id: 'ASC' },
        lock: { mode: 'for_no_key_update' },
      });
      // Some may have been invited one by one, or have logged in, before they were locked.
      const waiting = members.filter(isInvitable).filter(({ invitedAt }) => invitedAt === null);
      await this.parts.invitations.invite(manager, actor, waiting);
      return rows.length > 0;
    });
  }

  /** How many members of imports have not been invited and cannot log in, by the ids of the imports. */
  async uninvitedCounts(ids: readonly string[]): Promise<Map<string, number>> {
    const rows = await this.parts.dataSource.query<{ id: string; count: number }[]>(
      `select import_id as id, count(*)::int as count from ${UNINVITED} and import_id = any($2) group by import_id`,
      [NO_PASSWORD, ids],
    );
    const counts = new Map(rows.map(({ id, count }) => [id, count]));
    return new Map(ids.map((id) => [id, counts.get(id) ?? 0]));
  }
}
