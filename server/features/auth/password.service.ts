import { IsNull, MoreThan, type DataSource, type EntityManager } from 'typeorm';
import {
  forgotPasswordForm,
  type ChangePasswordValues,
  type OtpValues,
  type ResetPasswordValues,
} from '#common/auth/password-reset.form';
import { OTP_LENGTH } from '#common/auth/limits';
import { OTP_LIFE_MS, RESET_TOKEN_LIFE_MS } from '#common/auth/token-lifetimes';
import { authMessages } from '#common/auth/messages';
import { addJob } from '../../jobs/add-job';
import type { Caller } from '../../lib/caller';
import type { Clock } from '../../lib/clock';
import { InvalidInput, invalidField, Unauthenticated } from '../../lib/errors';
import type { Passwords } from '../../lib/passwords';
import { randomDigits, randomToken, sha256, type KeyedHash } from '../../lib/secrets';
import { parseInput } from '../../lib/validated';
import type { UserActor } from '../../lib/actor';
import { otpMail } from '../../mail/mails/otp-mail';
import { passwordChangedMail } from '../../mail/mails/password-changed-mail';
import type { Outbox } from '../../mail/outbox';
import type { RateLimits } from '../../rate-limits/rate-limits';
import type { UserService } from '../members/user.service';
import { User } from '../members/user.entity';
import type { SecurityLog } from '../security-log/security-log.service';
import type { KnownDevices } from './known-devices';
import type { Links } from '../../lib/links';
import { PasswordReset } from './password-reset.entity';
import { Session } from './session.entity';
import type { SessionService } from './session.service';
import { refuseCommon } from './sign-up.service';
import {
  logInPerAccount,
  otpSendPause,
  otpSendPerAddress,
  otpSendPerEmail,
  otpTries,
  otpTriesPerAddress,
  passwordCheck,
} from './auth.rate-limits';
import { sendResetCode } from './auth.tasks';

interface PasswordParts {
  dataSource: DataSource;
  clock: Clock;
  passwords: Passwords;
  keyedHash: KeyedHash;
  limits: RateLimits;
  outbox: Outbox;
  sessions: SessionService;
  devices: KnownDevices;
  links: Links;
  log: SecurityLog;
  users: UserService;
}

/** A user whose password has just been verified, and the session in which it was. */
interface VerifiedAccount {
  user: User;
  session: Session;
}

/** Resets forgotten passwords by a mailed code, and changes the passwords of logged-in users. */
export class PasswordService {
  constructor(private readonly parts: PasswordParts) {}

  /** Queues the mailing of a code. The job looks up the account, so the response cannot reveal whether it exists. */
  async requestReset(address: string, caller: Caller): Promise<void> {
    const { limits, dataSource } = this.parts;
    const { email } = parseInput(forgotPasswordForm, { email: address });
    await limits.take(otpSendPerAddress, caller.network);
    await limits.take(otpSendPause, email);
    await limits.take(otpSendPerEmail, email);
    await addJob(dataSource.manager, sendResetCode, {
      payload: { email },
      key: `reset-code:${sha256(email)}`,
    });
  }

  /** Job: mails a new code, which replaces the previous one, and resets the number of attempts. */
  async sendCode(email: string): Promise<void> {
    await this.replaceCode(email);
    await this.parts.limits.forget(otpTries, email);
  }

  private async replaceCode(email: string): Promise<void> {
    await this.parts.dataSource.transaction(async (manager) => {
      const user = await manager.findOneBy(User, { email });
      if (!user) return;
      const code = randomDigits(OTP_LENGTH);
      const now = this.parts.clock.now();
      // Tokens already issued stay valid: a stranger who requests a code must not cancel the owner's reset.
      await manager.delete(PasswordReset, { userId: user.id, tokenHash: IsNull() });
      await manager.insert(PasswordReset, {
        userId: user.id,
        codeHash: this.parts.keyedHash.of(codeText(user.id, code)),
        codeExpiresAt: new Date(now + OTP_LIFE_MS),
        createdAt: new Date(now),
      });
      await this.parts.outbox.put(manager, { to: email, mail: otpMail({ code }) });
    });
  }

  /** Returns a reset token for the right code. Attempts are counted for every address, with an account or without. */
  async verifyOtp({ email, otp }: OtpValues, caller: Caller): Promise<string> {
    const { limits, dataSource } = this.parts;
    await limits.take(otpTriesPerAddress, caller.network);
    await limits.take(otpTries, email);
    // One statement whether or not there is a code, so that the response time does not reveal an account: findOne
    // would run a second statement after finding a row.
    const reset = await dataSource
      .getRepository(PasswordReset)
      .createQueryBuilder('reset')
      .innerJoin('reset.user', 'user', 'user.email = :email', { email })
      .where({ tokenHash: IsNull(), codeExpiresAt: MoreThan(this.now()) })
      .getOne();
    const isRight =
      reset !== null && this.parts.keyedHash.matches(codeText(reset.userId, otp), reset.codeHash);
    if (!isRight) throw invalidField('otp', authMessages.otpInvalid);
    const token = randomToken();
    const { affected } = await dataSource
      .getRepository(PasswordReset)
      .update(
        { id: reset.id, tokenHash: IsNull() },
        { tokenHash: sha256(token), tokenExpiresAt: new Date(this.parts.clock.now() + RESET_TOKEN_LIFE_MS) },
      );
    if (!affected) throw invalidField('otp', authMessages.otpInvalid);
    await limits.forget(otpTries, email);
    return token;
  }

  /** Sets a new password for the account that the token was issued for, and ends all of its sessions. */
  async reset({ resetToken, password }: ResetPasswordValues, caller: Caller): Promise<void> {
    const { dataSource, passwords, devices, limits } = this.parts;
    refuseCommon(password, 'password');
    const live = { tokenHash: sha256(resetToken), tokenExpiresAt: MoreThan(this.now()) };
    const reset = await dataSource
      .getRepository(PasswordReset)
      .findOne({ where: live, relations: { user: true } });
    if (!reset) throw new InvalidInput(authMessages.resetTokenInvalid);
    if (reset.user.mustChangePassword) await this.refuseSame(reset.user, password);
    const passwordHash = await passwords.hash(password);
    await dataSource.transaction(async (manager) => {
      // Locks the user before anything else, as `change` does: another order could deadlock.
      const user = await this.parts.users.lock(manager, reset.userId);
      const isLive = user !== null && (await manager.existsBy(PasswordReset, live));
      if (!isLive) throw new InvalidInput(authMessages.resetTokenInvalid);
      await this.replace(manager, user, passwordHash);
      await this.parts.log.write(manager, reset.userId, 'password-reset');
    });
    await limits.forget(logInPerAccount, reset.userId);
    devices.remember(caller, reset.userId);
  }

  /** Changes the user's password, ends all sessions and starts a new one on this device. */
  async change(actor: UserActor, { currentPassword, newPassword }: ChangePasswordValues, caller: Caller) {
    const { dataSource, passwords, sessions } = this.parts;
    const checkedHash = await this.requirePassword(actor, currentPassword, 'currentPassword');
    refuseCommon(newPassword, 'newPassword');
    const passwordHash = await passwords.hash(newPassword);
    const changed = await dataSource.transaction(async (manager) => {
      const { user, session } = await this.lockVerified(manager, actor, checkedHash);
      await this.replace(manager, user, passwordHash);
      await this.parts.log.write(manager, actor.id, 'password-changed');
      const length = session.isKept ? 'kept' : 'browser';
      return { user, tokens: await sessions.start(manager, user, { caller, length }) };
    });
    return { user: changed.user, token: sessions.deliver(caller, changed.tokens) };
  }

  /**
   * Verifies the password before a sensitive action, because access to a logged-in device must not be enough for it.
   * Returns the hash that the password was verified against, for `lockVerified`.
   */
  async requirePassword(actor: UserActor, password: string, field: string): Promise<string> {
    const { dataSource, passwords, limits } = this.parts;
    await limits.take(passwordCheck, actor.id);
    const { passwordHash } = await this.parts.users.currentUser(dataSource.manager, actor.id);
    if (!(await passwords.verify(passwordHash, password))) {
      throw invalidField(field, authMessages.currentPasswordWrong);
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

  /** A user who must replace a password that others know may not choose the same one. */
  private async refuseSame({ passwordHash }: User, password: string): Promise<void> {
    if (!(await this.parts.passwords.verify(passwordHash, password))) return;
    throw invalidField('password', authMessages.newPasswordSame);
  }

  /** Sets the password of a locked account, in the database and in the given object. */
  private async replace(manager: EntityManager, user: User, passwordHash: string): Promise<void> {
    const { sessions, outbox, links } = this.parts;
    const change = { passwordHash, mustChangePassword: false };
    await manager.update(User, { id: user.id }, change);
    Object.assign(user, change);
    await sessions.endAll(manager, user.id);
    // Codes and tokens issued for the old password become invalid, including the one just used.
    await manager.delete(PasswordReset, { userId: user.id });
    const mail = passwordChangedMail({ changedAt: this.now(), resetUrl: links.forgotPassword() });
    await outbox.put(manager, { to: user.email, mail });
  }

  private now = () => new Date(this.parts.clock.now());
}

const codeText = (userId: string, code: string) => `code ${userId} ${code}`;
