import type { EntityManager } from 'typeorm';
import { isStaffRole, isLeadingRole } from '#common/accounts/roles';
import { staffMessages } from '#common/staff/messages';
import { newStaffPassword, type AcceptInvitationValues } from '#common/staff/staff.form';
import type { Database } from '../../database/database';
import type { Caller } from '../../lib/caller';
import type { Clock } from '../../lib/clock';
import { Conflict } from '../../lib/errors';
import type { Links } from '../../lib/links';
import { NO_PASSWORD, type Passwords } from '../../lib/passwords';
import { parseInput } from '../../lib/validated';
import type { Outbox } from '../../mail/outbox';
import { User } from '../accounts/user.entity';
import type { UserService } from '../accounts/user.service';
import { Leaders } from '../auth/leaders';
import { PasswordReset } from '../auth/password-reset.entity';
import { refuseCommonPassword } from '../auth/refuse-common-password';
import type { RoleService } from '../auth/role.service';
import type { SignInService } from '../auth/sign-in.service';
import { lockSignUps, voidClaimsOf, voidSignUpsOf } from '../auth/sign-ups';
import { leaveUnconfirmed } from '../auth/unconfirmed-address';
import { Consent } from '../consents/consent.entity';
import type { CurrentNotice } from '../consents/current-notice';
import type { JournalService } from '../journal/journal.service';
import type { TrainerAccountsService } from '../trainers/trainer-accounts.service';
import type { StaffAccessService } from './staff-access.service';
import { StaffInvitation } from './staff-invitation.entity';
import { invitationInvalid, type StaffInvitationService } from './staff-invitation.service';

interface JoiningParts {
  dataSource: Database;
  clock: Clock;
  hasher: Passwords;
  journal: JournalService;
  links: Links;
  outbox: Outbox;
  legalTexts: CurrentNotice;
  roles: RoleService;
  signIn: SignInService;
  users: UserService;
  staffAccess: StaffAccessService;
  staffInvitations: StaffInvitationService;
  trainerAccounts: TrainerAccountsService;
}

/** Makes those who accept their invitations staff; members keep their accounts with all that belongs to them. */
export class StaffJoiningService {
  constructor(private readonly parts: JoiningParts) {}

  /** Whether the account of an invited person has a password, which accepting needs then. */
  async hasPassword({ email }: StaffInvitation): Promise<boolean> {
    const account = await this.parts.dataSource.getRepository(User).findOneBy({ email });
    return account !== null && account.passwordHash !== NO_PASSWORD;
  }

  /**
   * A mailed link proves access to the mails of the address; the password proves that the account is not somebody
   * else's. A link that was handed over proves neither, so it opens no account without a password.
   */
  async accept({ token, password }: AcceptInvitationValues, caller: Caller): Promise<void> {
    const { dataSource, staffInvitations, signIn } = this.parts;
    const invitation = await staffInvitations.find(token);
    if (!invitation) throw invitationInvalid();
    const { email } = invitation;
    const isKnown = await this.hasPassword(invitation);
    const passwordHash = isKnown
      ? (await signIn.verify({ login: email, password }, caller)).passwordHash
      : await this.hashOfNew(password);
    await dataSource.transaction(async (manager) => {
      await this.requireInviter(manager, invitation);
      const open = await staffInvitations.lock(manager, token);
      // Locked before the account, as when a sign-up link is opened: another order could deadlock.
      await lockSignUps(manager, email);
      const user = isKnown
        ? await this.lockAccount(manager, { email, passwordHash })
        : await this.openAccount(manager, { email, passwordHash }, open);
      await this.join(manager, user, open);
    });
  }

  /** The inviter of an admin or owner must still be allowed to make that decision. */
  private async requireInviter(manager: EntityManager, { role, invitedBy }: StaffInvitation): Promise<void> {
    if (!isLeadingRole(role)) return;
    const leaders = await Leaders.lockAs(this.parts.users, manager, invitedBy);
    if (!leaders?.mayDecide(role)) throw invitationInvalid();
  }

  private async hashOfNew(given: string): Promise<string> {
    const { password } = parseInput(newStaffPassword, { password: given });
    refuseCommonPassword(password, 'password');
    return this.parts.hasher.hash(password);
  }

  /** Refuses if the password has changed since it was verified. */
  private async lockAccount(
    manager: EntityManager,
    { email, passwordHash }: { email: string; passwordHash: string },
  ): Promise<User> {
    const found = await manager.findOneBy(User, { email });
    const user = found && (await this.parts.users.lock(manager, found.id));
    if (user?.email !== email || user.passwordHash !== passwordHash) throw invitationInvalid();
    return user;
  }

  /** Sets the password of the account with this address, if staff added one, or else adds an account. */
  private async openAccount(
    manager: EntityManager,
    { email, passwordHash }: { email: string; passwordHash: string },
    { isHandedOver }: StaffInvitation,
  ): Promise<User> {
    const givenAt = new Date(this.parts.clock.now());
    const { identifiers } = await manager
      .createQueryBuilder()
      .insert()
      .into(User)
      .values({ email, passwordHash: NO_PASSWORD, createdAt: givenAt })
      .orIgnore()
      .execute();
    if (isHandedOver && !identifiers[0]) throw new Conflict('NO_MAIL_SERVER', staffMessages.claimFirst);
    const user = await this.lockAccount(manager, { email, passwordHash: NO_PASSWORD });
    await manager.update(User, { id: user.id }, { passwordHash, version: () => 'version + 1' });
    await manager.delete(PasswordReset, { userId: user.id });
    await voidClaimsOf(manager, user.id);
    const { noticeVersion } = this.parts.legalTexts;
    const consent = { purpose: 'account' as const, noticeVersion, givenAt };
    await manager.insert(Consent, { userId: user.id, ...consent });
    if (isHandedOver) await leaveUnconfirmed(manager, this.parts, { id: user.id, email });
    return user;
  }

  private async join(
    manager: EntityManager,
    user: User,
    { id: invitationId, email, role, trainerId, isHandedOver }: StaffInvitation,
  ): Promise<void> {
    const { roles, journal, staffAccess, trainerAccounts } = this.parts;
    if (isStaffRole(user.role)) throw new Conflict('ALREADY_STAFF', staffMessages.alreadyStaff);
    if (!isHandedOver) await manager.update(User, { id: user.id }, { emailVerificationHash: null });
    await voidSignUpsOf(manager, email);
    await roles.give(manager, user, role);
    if (trainerId !== null) await trainerAccounts.link(manager, { trainerId, userId: user.id });
    await manager.delete(StaffInvitation, { id: invitationId });
    const actor = { kind: 'user', id: user.id, role, sessionId: '', mustChangePassword: false } as const;
    const entry = { type: 'staff.joined', subjectId: user.id, memberId: user.id } as const;
    await journal.write(manager, actor, { ...entry, before: {}, after: { role } });
    if (isLeadingRole(role)) await staffAccess.announceLeader(manager, user);
  }
}
