import type { DataSource, EntityManager } from 'typeorm';
import { isLeadingRole } from '#common/accounts/roles';
import type { MemberChanges } from '#common/members/member.form';
import { memberMessages } from '#common/members/messages';
import type { UserActor } from '../../lib/actor';
import type { Clock } from '../../lib/clock';
import { invalidField } from '../../lib/errors';
import type { Links } from '../../lib/links';
import { NO_PASSWORD } from '../../lib/passwords';
import { randomToken, sha256 } from '../../lib/secrets';
import { confirmNewEmailMail, emailChangedMail } from '../../mail/mails/email-changed-mail';
import type { Outbox } from '../../mail/outbox';
import { Leaders } from '../auth/leaders';
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

/** Changes of members by staff. */
export class MemberAdministrationService {
  constructor(private readonly parts: AdministrationParts) {}

  /** Absent fields keep their value, null clears them; changed measurements are added to the history. */
  async update(actor: UserActor, id: string, { expectedVersion, ...values }: MemberChanges): Promise<User> {
    try {
      return await this.parts.dataSource.transaction(async (manager) => {
        if (actor.id !== id) await this.requireMayChange(manager, actor, id);
        const user = await this.parts.users.lockMember(manager, id);
        await requireVersion(manager, expectedVersion, {
          user,
          values,
          message: memberMessages.changedMeanwhile,
        });
        await this.save(manager, actor, { user, values });
        return user;
      });
    } catch (error) {
      throw contactConflict(error) ?? error;
    }
  }

  /** Whoever changes the address of an admin or owner could log in as that person. */
  private async requireMayChange(manager: EntityManager, actor: UserActor, id: string): Promise<void> {
    const { users } = this.parts;
    const role = await users.roleOf(manager, id);
    if (isLeadingRole(role)) (await Leaders.lock(users, manager, actor)).requireMayDecide(role!);
  }

  private async save(
    manager: EntityManager,
    actor: UserActor,
    { user, values }: { user: User; values: MemberChanges },
  ): Promise<void> {
    const { profileWriter } = this.parts;
    const { email: oldAddress } = user;
    const confirmed = this.confirmedPhone(user, values);
    const email = values.email === undefined ? oldAddress : values.email || null;
    if (email === oldAddress) return profileWriter.save(manager, actor, { user, values, columns: confirmed });
    if (email === null) requireReachable(user, values);
    else if (await manager.existsBy(User, { email })) throw emailTaken();
    const token = randomToken();
    const columns = {
      ...confirmed,
      emailVerificationHash: sha256(token),
      ...(email === null && { passwordHash: NO_PASSWORD, invitedAt: null }),
    };
    await profileWriter.save(manager, actor, { user, values, columns });
    await this.announceAddress(manager, user, { oldAddress, token });
  }

  /** A phone number that staff enter is confirmed, and one that the member has entered if they say so. */
  private confirmedPhone(
    { phone, phoneConfirmedAt }: User,
    { phone: given, isPhoneConfirmed }: MemberChanges,
  ): Pick<Partial<User>, 'phoneConfirmedAt'> {
    const isEntered = given !== undefined && given !== phone;
    const isConfirmed = given !== undefined && isPhoneConfirmed === true && phoneConfirmedAt === null;
    return isEntered || isConfirmed ? { phoneConfirmedAt: new Date(this.parts.clock.now()) } : {};
  }

  /**
   * Tells both addresses, and ends everything that was obtained with the old one. The first address of an account gets
   * no mail: there is no password yet to log in with, so staff invite the member instead.
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

/** Throws unless it is a member who is known by name and can be called. */
function requireReachable(user: User, { name, phone }: MemberChanges): void {
  if (user.role !== 'user') throw invalidField('email', 'REQUIRED', memberMessages.emailOfStaffRequired);
  if (!(phone ?? user.phone)) throw invalidField('email', 'REQUIRED', memberMessages.emailOrContactRequired);
  if (!(name ?? user.name)) throw invalidField('name', 'REQUIRED', memberMessages.nameRequired);
}
