import type { DataSource, EntityManager } from 'typeorm';
import { isLeadingRole, type Role } from '#common/accounts/roles';
import { authMessages } from '#common/auth/messages';
import type { MemberChanges } from '#common/members/member.form';
import { memberMessages } from '#common/members/messages';
import { hasPermission, type UserActor } from '../../lib/actor';
import type { Clock } from '../../lib/clock';
import { Forbidden, invalidField } from '../../lib/errors';
import type { Links } from '../../lib/links';
import { NO_PASSWORD } from '../../lib/passwords';
import { refuseApiKey } from '../../lib/require-permission';
import { randomToken, sha256 } from '../../lib/secrets';
import { confirmNewEmailMail, emailChangedMail } from '../../mail/mails/email-changed-mail';
import type { Outbox } from '../../mail/outbox';
import { Leaders, requireEnteredPassword } from '../auth/leaders';
import { PasswordReset } from '../auth/password-reset.entity';
import type { SessionService } from '../auth/session.service';
import type { SecurityLogService } from '../security-log/security-log.service';
import { requireVersion } from './profile-version';
import { contactConflict, emailTaken } from './taken-contacts';
import type { ProfileWriter } from './profile-writer';
import { User } from '../accounts/user.entity';
import type { UserService } from '../accounts/user.service';

interface AdministrationParts {
  dataSource: DataSource;
  clock: Clock;
  links: Links;
  outbox: Outbox;
  log: SecurityLogService;
  sessions: SessionService;
  users: UserService;
  profileWriter: ProfileWriter;
}

type Changes = Omit<MemberChanges, 'password'> & {
  /** Whether the actor has entered their password. */
  hasPassword?: boolean;
};

/** Changes of members by staff. */
export class MemberAdministrationService {
  constructor(private readonly parts: AdministrationParts) {}

  /** Absent fields keep their values, null clears them; changed measurements are added to the history. */
  async update(
    actor: UserActor,
    id: string,
    { expectedVersion, hasPassword = false, ...values }: Changes,
  ): Promise<User> {
    try {
      return await this.parts.dataSource.transaction(async (manager) => {
        const role = await this.roleToChange(manager, actor, id);
        const user = await this.parts.users.lockMember(manager, id);
        requireDecided(user, role);
        // Control of the address is enough to log in as that person, at most after a confirmation and a reset.
        if (changesAddress(user, values)) refuseApiKey(actor);
        const confirmed = this.confirmedPhone(user, values);
        if (changesAddress(user, values) || confirmed) requireEnteredPassword(user.role, hasPassword);
        await requireVersion(manager, expectedVersion, {
          user,
          values,
          message: memberMessages.changedMeanwhile,
          isReader: hasPermission(actor, 'members:read-any'),
        });
        await this.save(manager, actor, { user, values, columns: { ...confirmed } });
        return user;
      });
    } catch (error) {
      throw contactConflict(error, actor) ?? error;
    }
  }

  /** Control of the address of an admin or owner is enough to log in as that person. */
  private async roleToChange(manager: EntityManager, actor: UserActor, id: string): Promise<Role | null> {
    const { users } = this.parts;
    const role = await users.roleOf(manager, id);
    if (actor.id !== id && isLeadingRole(role))
      (await Leaders.lock(users, manager, actor)).requireMayDecide(role!);
    return role;
  }

  private async save(
    manager: EntityManager,
    actor: UserActor,
    { user, values, columns }: { user: User; values: Changes; columns: Partial<User> },
  ): Promise<void> {
    const { profileWriter } = this.parts;
    const { email: oldAddress } = user;
    if (!changesAddress(user, values)) return profileWriter.save(manager, actor, { user, values, columns });
    const email = values.email || null;
    if (email === null) requireReachable(user, values);
    else if (await manager.existsBy(User, { email })) throw emailTaken();
    const token = randomToken();
    const withAddress = {
      ...columns,
      emailVerificationHash: sha256(token),
      ...(email === null && { passwordHash: NO_PASSWORD, invitedAt: null }),
    };
    await profileWriter.save(manager, actor, { user, values, columns: withAddress });
    await this.announceAddress(manager, user, { oldAddress, token });
  }

  /** A phone number that staff enter is confirmed, and one that the member has entered if they say so. Otherwise null. */
  private confirmedPhone(
    { phone, phoneConfirmedAt }: User,
    { phone: given, isPhoneConfirmed }: MemberChanges,
  ): Pick<User, 'phoneConfirmedAt'> | null {
    const isEntered = given !== undefined && given !== phone;
    const isConfirmed = given !== undefined && isPhoneConfirmed === true && phoneConfirmedAt === null;
    return isEntered || isConfirmed ? { phoneConfirmedAt: new Date(this.parts.clock.now()) } : null;
  }

  /**
   * Notifies both addresses, and ends everything that was obtained with the old one. The first address of an account
   * gets no mail: there is no password yet to log in with, so staff invite the member instead.
   */
  private async announceAddress(
    manager: EntityManager,
    { id, email }: User,
    { oldAddress, token }: { oldAddress: string | null; token: string },
  ): Promise<void> {
    const { sessions, outbox, links, log, clock } = this.parts;
    await sessions.endAll(manager, id);
    await manager.delete(PasswordReset, { userId: id });
    await log.write(manager, id, 'login-name-changed');
    const changedAt = new Date(clock.now());
    await outbox.put(manager, { to: oldAddress, mail: emailChangedMail({ changedAt }) });
    if (oldAddress === null || email === null) return;
    const link = links.verifyEmail(token, email);
    await outbox.put(manager, { to: email, mail: confirmNewEmailMail({ link }) });
  }
}

/** Throws if somebody has become an admin or owner since it was decided whether the account may be changed. */
function requireDecided({ role }: User, decided: Role | null): void {
  if (role !== decided && isLeadingRole(role))
    throw new Forbidden('PERMISSION_REQUIRED', authMessages.ownersOnly);
}

const changesAddress = (user: User, { email }: Pick<MemberChanges, 'email'>): boolean =>
  email !== undefined && (email || null) !== user.email;

/** Throws if the member would have no name or no phone number. */
function requireReachable(user: User, { name, phone }: MemberChanges): void {
  if (user.role !== 'user') throw invalidField('email', 'REQUIRED', memberMessages.emailOfStaffRequired);
  if (!(phone ?? user.phone)) throw invalidField('email', 'REQUIRED', memberMessages.emailOrContactRequired);
  if (!(name ?? user.name)) throw invalidField('name', 'REQUIRED', memberMessages.nameRequired);
}
