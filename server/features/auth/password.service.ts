import { IsNull, type DataSource, type EntityManager } from 'typeorm';
import type { ChangePasswordValues } from '#common/auth/password-reset.form';
import { authMessages } from '#common/auth/messages';
import type { Caller } from '../../lib/caller';
import type { Clock } from '../../lib/clock';
import { invalidField, Unauthenticated } from '../../lib/errors';
import { refuseApiKey } from '../../lib/require-permission';
import type { Passwords } from '../../lib/passwords';
import type { UserActor } from '../../lib/actor';
import { passwordChangedMail } from '../../mail/mails/password-changed-mail';
import type { Outbox } from '../../mail/outbox';
import type { RateLimits } from '../../rate-limits/rate-limits';
import type { UserService } from '../accounts/user.service';
import { User } from '../accounts/user.entity';
import type { SecurityLogService } from '../security-log/security-log.service';
import type { Links } from '../../lib/links';
import type { KnownDevices } from './known-devices';
import { PasswordReset } from './password-reset.entity';
import { Session } from './session.entity';
import { refuseCommonPassword } from './refuse-common-password';
import type { SecondStep } from './second-step';
import type { SessionService } from './session.service';
import { passwordChange, passwordCheck } from './auth.rate-limits';

interface PasswordParts {
  dataSource: DataSource;
  clock: Clock;
  hasher: Passwords;
  limits: RateLimits;
  outbox: Outbox;
  sessions: SessionService;
  devices: KnownDevices;
  links: Links;
  log: SecurityLogService;
  users: UserService;
  secondStep: Pick<SecondStep, 'setDeadline'>;
}

/** A user whose password has just been verified, and the session in which it was. */
interface VerifiedAccount {
  user: User;
  session: Session;
}

/** Verifies and replaces the passwords of accounts. */
export class PasswordService {
  constructor(private readonly parts: PasswordParts) {}

  /** Ends all sessions and starts a new one on this device, whose access token it returns. */
  async change(
    actor: UserActor,
    { currentPassword, newPassword }: ChangePasswordValues,
    caller: Caller,
  ): Promise<string> {
    const { dataSource, hasher, sessions, devices, log, secondStep } = this.parts;
    const checkedHash = await this.requirePassword(
      actor,
      { password: currentPassword, field: 'currentPassword' },
      caller,
    );
    refuseCommonPassword(newPassword, 'newPassword');
    await this.parts.limits.take(passwordChange, actor.id);
    const passwordHash = await hasher.hash(newPassword);
    const tokens = await dataSource.transaction(async (manager) => {
      const { user, session } = await this.lockVerified(manager, actor, checkedHash);
      await this.replace(manager, user, passwordHash);
      await log.write(manager, actor.id, 'password-changed');
      await secondStep.setDeadline(manager, user);
      const length = session.isKept ? 'persistent' : 'browser';
      return sessions.start(manager, user, { caller, length });
    });
    log.report({ event: 'password-changed', caller, userId: actor.id });
    devices.remember(caller, { id: actor.id, passwordHash });
    return sessions.deliver(caller, tokens);
  }

  /**
   * Verifies the password before a sensitive action, because access to a logged-in device must not be enough for it.
   * Returns the hash that the password was verified against, for `lockVerified`.
   */
  async requirePassword(
    actor: UserActor,
    { password, field }: { password: string; field: string },
    caller: Caller,
  ): Promise<string> {
    refuseApiKey(actor);
    const { dataSource, hasher, limits, log } = this.parts;
    const attempt = { event: 'password-check-refused', caller, userId: actor.id } as const;
    await log.count(attempt, () => limits.take(passwordCheck, actor.id));
    const { passwordHash } = await this.parts.users.currentUser(dataSource.manager, actor.id);
    if (!(await hasher.verify(passwordHash, password))) {
      log.report({ ...attempt, reason: 'wrong-password' });
      throw invalidField(field, 'INCORRECT', authMessages.currentPasswordWrong);
    }
    await limits.forget(passwordCheck, actor.id);
    return passwordHash;
  }

  /** Locks the user's account; refuses if the session has ended or the password changed since it was verified. */
  async lockVerified(
    manager: EntityManager,
    actor: UserActor,
    checkedHash: string,
  ): Promise<VerifiedAccount> {
    const user = await this.parts.users.lockCurrentUser(manager, actor.id);
    const session = await manager.findOneBy(Session, { id: actor.sessionId, endedAt: IsNull() });
    if (!session || user.passwordHash !== checkedHash) throw new Unauthenticated();
    return { user, session };
  }

  /** Sets the password of a locked account, in the database and in the given object. */
  async replace(manager: EntityManager, user: User, passwordHash: string): Promise<void> {
    const { sessions, outbox, links } = this.parts;
    const change = { passwordHash, mustChangePassword: false };
    await manager.update(User, { id: user.id }, change);
    Object.assign(user, change);
    await sessions.endAll(manager, user.id);
    // Codes and tokens issued for the old password become invalid, including the one just used.
    await manager.delete(PasswordReset, { userId: user.id });
    const mail = passwordChangedMail({
      changedAt: new Date(this.parts.clock.now()),
      resetUrl: links.forgotPassword(),
    });
    await outbox.put(manager, { to: user.email, mail });
  }
}
