import { In, type EntityManager } from 'typeorm';
import { INVITATION_PAUSE_HOURS } from '#common/member-imports/limits';
import { importMessages } from '#common/member-imports/messages';
import { HOUR_MS } from '#common/time';
import type { Database } from '../../database/database';
import { addJob } from '../../jobs/add-job';
import type { UserActor } from '../../lib/actor';
import type { Clock } from '../../lib/clock';
import { Conflict, Forbidden } from '../../lib/errors';
import type { Links } from '../../lib/links';
import { NO_PASSWORD } from '../../lib/passwords';
import { randomToken, sha256 } from '../../lib/secrets';
import { invitationMail } from '../../mail/mails/invitation-mail';
import type { Outbox } from '../../mail/outbox';
import type { JournalService } from '../journal/journal.service';
import { User } from '../accounts/user.entity';
import type { UserService } from '../accounts/user.service';
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
import { inviteMembers } from './member-import.tasks';

interface InvitationParts {
  dataSource: Database;
  clock: Clock;
  links: Links;
  outbox: Outbox;
  journal: JournalService;
  users: UserService;
}

/** Whether a member with an e-mail address has neither confirmed it nor chosen a password yet. */
export const isInvitable = (user: User): user is User & { email: string } =>
  user.email !== null && user.passwordHash === NO_PASSWORD && !user.isEmailVerified;

/** New accounts of imports whose owners have not been invited and cannot log in. $1 is what stands for no password. */
const UNINVITED = `member_import_rows as row join users on users.id = row.user_id
  where row.result = 'created' and row.undo_result is null and users.password_hash = $1 and users.email is not null
    and users.email_verification_hash is not null and users.invited_at is null`;

/** Mails with which imported members confirm their address and choose a password. */
export class InvitationsService {
  constructor(private readonly parts: InvitationParts) {}

  /** Queues the mail with the link for a token, whose hash the account has. */
  async mail(manager: EntityManager, email: string, token: string): Promise<void> {
    const { links, outbox } = this.parts;
    const mail = invitationMail({
      link: links.verifyEmail(token, email),
      passwordUrl: links.forgotPassword(),
    });
    await outbox.put(manager, { to: email, mail });
  }

  /** Invites one member, also again after some time; the link of an earlier mail becomes invalid. */
  inviteOne(actor: UserActor, id: string): Promise<User> {
    return this.parts.dataSource.transaction(async (manager) => {
      const user = await this.parts.users.lockMember(manager, id);
      if (user.email === null) throw new Conflict('NO_EMAIL_ADDRESS', importMessages.invitationWithoutEmail);
      if (!isInvitable(user)) throw new Conflict('INVITATION_NOT_NEEDED', importMessages.invitationNotNeeded);
      const pauseEndsAt = (user.invitedAt?.getTime() ?? 0) + INVITATION_PAUSE_HOURS * HOUR_MS;
      if (pauseEndsAt > this.parts.clock.now())
        throw new Conflict('INVITED_RECENTLY', importMessages.invitedRecently);
      await this.invite(manager, actor, [user]);
      return user;
    });
  }

  /** Starts to invite those members of an import who have not been invited, once for each import. */
  inviteImported(
    actor: UserActor,
    { id, expectedVersion }: { id: string; expectedVersion: number },
  ): Promise<MemberImport> {
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
        payload: { importId: id, actorId: actor.id },
        key: `${inviteMembers.name}:${id}`,
      });
      return Object.assign(found, changes);
    });
  }

  /**
   * Job: invites the members of an import, some in each transaction. Ends when the import is being undone, or when who
   * started it may not invite any more: then others can invite those who are left.
   */
  async run(
    { importId, actorId }: { importId: string; actorId: string },
    signal: AbortSignal,
  ): Promise<void> {
    try {
      do signal.throwIfAborted();
      while (await this.inviteSome(importId, actorId));
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
  private inviteSome(importId: string, actorId: string): Promise<boolean> {
    return this.parts.dataSource.transaction(async (manager) => {
      const found = await lockImport(manager, importId);
      if (!found || !ENDED.includes(found.status)) return false;
      const actor = await permittedAdmin(this.parts.users, manager, actorId);
      const rows = await manager.query<{ id: string }[]>(
        `select users.id from ${UNINVITED} and import_id = $2 order by users.id limit $3`,
        [NO_PASSWORD, importId, BATCH_ROWS],
      );
      const members = await manager.find(User, {
        where: { id: In(rows.map(({ id }) => id)) },
        order: { id: 'ASC' },
        lock: { mode: 'for_no_key_update' },
      });
      // Others may have been invited one by one, or have logged in, before they were locked.
      const waiting = members.filter(isInvitable).filter(({ invitedAt }) => invitedAt === null);
      await this.invite(manager, actor, waiting);
      return rows.length > 0;
    });
  }

  /** Invites members whose accounts are locked. */
  private async invite(
    manager: EntityManager,
    actor: UserActor,
    members: readonly (User & { email: string })[],
  ): Promise<void> {
    if (members.length === 0) return;
    const invitedAt = new Date(this.parts.clock.now());
    for (const user of members) {
      const token = randomToken();
      const changes = { invitedAt, emailVerificationHash: sha256(token) };
      await manager.update(User, { id: user.id }, changes);
      Object.assign(user, changes);
      await this.mail(manager, user.email, token);
    }
    const entries = members.map(({ id }) => ({
      type: 'member.invited' as const,
      subjectId: id,
      memberId: id,
      before: {},
      after: {},
    }));
    await this.parts.journal.write(manager, actor, ...entries);
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
