import { MoreThan, type EntityManager } from 'typeorm';
import { isStaffRole, isLeadingRole } from '#common/accounts/roles';
import { STAFF_INVITATION_DAYS } from '#common/staff/limits';
import { staffMessages } from '#common/staff/messages';
import type { InviteStaffValues } from '#common/staff/staff.form';
import { sendsNoMails } from '#common/sends-no-mails';
import { DAY_MS } from '#common/time';
import type { Database } from '../../database/database';
import type { UserActor } from '../../lib/actor';
import type { Caller } from '../../lib/caller';
import type { Clock } from '../../lib/clock';
import { Conflict, InvalidInput, NotFound } from '../../lib/errors';
import type { Links } from '../../lib/links';
import { NO_PASSWORD } from '../../lib/passwords';
import { randomToken, sha256 } from '../../lib/secrets';
import { isUuid } from '../../lib/uuid';
import { staffInvitationMail } from '../../mail/mails/staff-invitation-mail';
import type { Outbox } from '../../mail/outbox';
import type { RateLimits } from '../../rate-limits/rate-limits';
import { User } from '../accounts/user.entity';
import type { UserService } from '../accounts/user.service';
import type { PasswordService } from '../auth/password.service';
import { keepResult } from '../idempotency/keep-result';
import type { JournalService } from '../journal/journal.service';
import type { TrainerAccountsService } from '../trainers/trainer-accounts.service';
import { Leaders, requirePasswordFor } from '../auth/leaders';
import { StaffInvitation } from './staff-invitation.entity';
import { staffInvitations } from './staff.rate-limits';

interface InvitationParts {
  dataSource: Database;
  clock: Clock;
  links: Links;
  limits: RateLimits;
  outbox: Outbox;
  journal: JournalService;
  users: UserService;
  passwords: PasswordService;
  trainerAccounts: TrainerAccountsService;
}

interface NewInvitation {
  invitation: StaffInvitation;
  /** Link to hand over; null if it was mailed. */
  link: string | null;
}

/** Invites people to work for the studio. */
export class StaffInvitationService {
  constructor(private readonly parts: InvitationParts) {}

  /**
   * Mails a link, in place of an earlier one to the address. While the studio sends no mails, the inviter gets it once, to
   * hand it over.
   */
  async invite(
    actor: UserActor,
    { email, role, trainerId, password }: InviteStaffValues,
    caller: Caller,
  ): Promise<NewInvitation> {
    const { dataSource, limits, users, passwords } = this.parts;
    await requirePasswordFor(role, { passwords, actor, password, caller });
    await limits.take(staffInvitations, actor.id);
    return dataSource.transaction(async (manager) => {
      const leaders = await Leaders.lock(users, manager, actor);
      const replaced = await manager.findOneBy(StaffInvitation, { email, expiresAt: this.later() });
      leaders.requireMayDecide(role, ...(replaced ? [replaced.role] : []));
      const account = await manager.findOneBy(User, { email });
      if (account && isStaffRole(account.role))
        throw new Conflict('ALREADY_STAFF', staffMessages.alreadyStaff);
      // Anybody who sees the link could choose the password.
      if (sendsNoMails() && account?.passwordHash === NO_PASSWORD)
        throw new Conflict('NO_MAIL_SERVER', staffMessages.claimFirst);
      return this.add(manager, actor, { email, role, trainerId: role === 'trainer' ? trainerId : null });
    });
  }

  private async add(
    manager: EntityManager,
    actor: UserActor,
    { email, role, trainerId = null }: Pick<InviteStaffValues, 'email' | 'role' | 'trainerId'>,
  ): Promise<NewInvitation> {
    const { clock, links, outbox, journal, trainerAccounts } = this.parts;
    if (trainerId !== null) await trainerAccounts.requireFree(manager, trainerId, null);
    const token = randomToken();
    const link = links.staffInvitation(token);
    const isHandedOver = sendsNoMails();
    const createdAt = new Date(clock.now());
    const expiresAt = new Date(createdAt.getTime() + STAFF_INVITATION_DAYS * DAY_MS);
    await manager.delete(StaffInvitation, { email });
    const invitation = manager.create(StaffInvitation, {
      email,
      role,
      trainerId,
      tokenHash: sha256(token),
      isHandedOver,
      invitedBy: actor.id,
      createdAt,
      expiresAt,
    });
    const after = { role, ...(isHandedOver && { isLinkShown: true }) };
    const entry = { type: 'staff.invited', memberId: null, before: {}, after } as const;
    await journal.add(manager, actor, { ...entry, table: StaffInvitation, row: invitation });
    await keepResult(manager, actor, invitation.id);
    if (isHandedOver) return { invitation, link };
    await outbox.put(manager, { to: email, mail: staffInvitationMail({ link, role }) });
    return { invitation, link: null };
  }

  withdraw(actor: UserActor, id: string): Promise<StaffInvitation> {
    const { dataSource, users, journal } = this.parts;
    return dataSource.transaction(async (manager) => {
      const leaders = await Leaders.lock(users, manager, actor);
      const row = isUuid(id)
        ? await manager.findOne(StaffInvitation, { where: { id }, lock: { mode: 'pessimistic_write' } })
        : null;
      if (!row) throw new NotFound('STAFF_INVITATION_NOT_FOUND', staffMessages.invitationNotFound);
      if (isLeadingRole(row.role)) leaders.requireMayDecide(row.role);
      const entry = { type: 'staff.invitation-withdrawn', memberId: null, after: {} } as const;
      await journal.remove(manager, actor, {
        ...entry,
        before: { role: row.role },
        table: StaffInvitation,
        row,
      });
      return row;
    });
  }

  /** An invitation that was mailed; null if there is none, or if its link was handed over. */
  findMailed(id: string): Promise<StaffInvitation | null> {
    return this.parts.dataSource.getRepository(StaffInvitation).findOneBy({ id, isHandedOver: false });
  }

  /** The open invitation of a link; null if it has expired or was accepted, withdrawn or replaced. */
  find(token: string): Promise<StaffInvitation | null> {
    return this.parts.dataSource.getRepository(StaffInvitation).findOneBy(this.openWith(token));
  }

  /** The open invitation of a link, locked; throws if there is none. */
  async lock(manager: EntityManager, token: string): Promise<StaffInvitation> {
    const where = this.openWith(token);
    const invitation = await manager.findOne(StaffInvitation, { where, lock: { mode: 'pessimistic_write' } });
    if (!invitation) throw invitationInvalid();
    return invitation;
  }

  private openWith(token: string) {
    return { tokenHash: sha256(token), expiresAt: this.later() };
  }

  private later = () => MoreThan(new Date(this.parts.clock.now()));
}

export const invitationInvalid = () =>
  new InvalidInput('INVITATION_INVALID', staffMessages.invitationInvalid);
