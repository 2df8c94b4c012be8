import { IsNull, MoreThan, type DataSource, type EntityManager } from 'typeorm';
import {
  forgotPasswordForm,
  type ChangePasswordValues,
  type OtpValues,
  type ResetPasswordValues,
} from '#common/forms/password-reset';
import { OTP_LENGTH, OTP_LIFE_MS, RESET_TOKEN_LIFE_MS } from '#common/limits';
import { messages } from '#common/messages';
import { addJob } from '../../jobs/add-job';
import type { Caller } from '../../lib/caller';
import type { Clock } from '../../lib/clock';
import { InvalidInput, invalidField, Unauthenticated } from '../../lib/errors';
import type { Passwords } from '../../lib/passwords';
import { randomDigits, randomToken, sha256, type KeyedHash } from '../../lib/secrets';
import { parseInput } from '../../lib/validated';
import type { Viewer } from '../../lib/viewer';
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

/** Who has just shown the password, and where from. */
interface CheckedOwner {
  user: User;
  session: Session;
}

/** New passwords: for who forgot theirs, by a code that is mailed, and for who is signed in. */
export class PasswordService {
  constructor(private readonly parts: PasswordParts) {}

  /** Asks for a code. Whether the address has an account is looked up later, so that nobody can tell from the answer. */
  async requestReset(address: string, caller: Caller): Promise<void> {
    const { limits, dataSource } = this.parts;
    const { email } = parseInput(forgotPasswordForm, { email: address });
    await limits.take('otpSendPerAddress', caller.network);
    await limits.take('otpSendPause', email);
    await limits.take('otpSendPerEmail', email);
    await addJob(dataSource.manager, 'send-reset-code', {
      payload: { email },
      key: `reset-code:${sha256(email)}`,
    });
  }

  /** The job behind it: a new code, with tries of its own, replaces the one before and goes out by mail. */
  async sendCode(email: string): Promise<void> {
    await this.replaceCode(email);
    await this.parts.limits.forget('otpTries', email);
  }

  private async replaceCode(email: string): Promise<void> {
    await this.parts.dataSource.transaction(async (manager) => {
      const user = await manager.findOneBy(User, { email });
      if (!user) return;
      const code = randomDigits(OTP_LENGTH);
      const now = this.parts.clock.now();
      // A token that was given already stays: a stranger who asks for a code must not undo its owner's steps.
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

  /** A reset token for the right code; tries are counted for every address, known or not. */
  async verifyOtp({ email, otp }: OtpValues, caller: Caller): Promise<string> {
    const { limits, dataSource } = this.parts;
    await limits.take('otpTriesPerAddress', caller.network);
    await limits.take('otpTries', email);
    // One statement whether there is a code or not: findOne would send another one when there is.
    const reset = await dataSource
      .getRepository(PasswordReset)
      .createQueryBuilder('reset')
      .innerJoin('reset.user', 'user', 'user.email = :email', { email })
      .where({ tokenHash: IsNull(), codeExpiresAt: MoreThan(this.now()) })
      .getOne();
    const isRight =
      reset !== null && this.parts.keyedHash.matches(codeText(reset.userId, otp), reset.codeHash);
    if (!isRight) throw invalidField('otp', messages.otpInvalid);
    const token = randomToken();
    const { affected } = await dataSource
      .getRepository(PasswordReset)
      .update(
        { id: reset.id, tokenHash: IsNull() },
        { tokenHash: sha256(token), tokenExpiresAt: new Date(this.parts.clock.now() + RESET_TOKEN_LIFE_MS) },
      );
    if (!affected) throw invalidField('otp', messages.otpInvalid);
    await limits.forget('otpTries', email);
    return token;
  }

  /** Sets the password of the account that the token was given for; every session of it ends. */
  async reset({ resetToken, password }: ResetPasswordValues, caller: Caller): Promise<void> {
    const { dataSource, passwords, devices, limits } = this.parts;
    refuseCommon(password, 'password');
    const live = { tokenHash: sha256(resetToken), tokenExpiresAt: MoreThan(this.now()) };
    const reset = await dataSource
      .getRepository(PasswordReset)
      .findOne({ where: live, relations: { user: true } });
    if (!reset) throw new InvalidInput(messages.resetTokenInvalid);
    if (reset.user.mustChangePassword) await this.refuseSame(reset.user, password);
    const passwordHash = await passwords.hash(password);
    await dataSource.transaction(async (manager) => {
      // First, as in a change of the password: the two must not wait for each other.
      const user = await this.parts.users.hold(manager, reset.userId);
      const isLive = user !== null && (await manager.existsBy(PasswordReset, live));
      if (!isLive) throw new InvalidInput(messages.resetTokenInvalid);
      await this.replace(manager, user, passwordHash);
      await this.parts.log.write(manager, reset.userId, 'password-reset');
    });
    await limits.forget('logInPerAccount', reset.userId);
    devices.remember(caller, reset.userId);
  }

  /** Changes the viewer's password: every session ends, and a new one begins here. */
  async change(viewer: Viewer, { currentPassword, newPassword }: ChangePasswordValues, caller: Caller) {
    const { dataSource, passwords, sessions } = this.parts;
    const checkedHash = await this.requirePassword(viewer, currentPassword, 'currentPassword');
    refuseCommon(newPassword, 'newPassword');
    const passwordHash = await passwords.hash(newPassword);
    const changed = await dataSource.transaction(async (manager) => {
      const { user, session } = await this.holdChecked(manager, viewer, checkedHash);
      await this.replace(manager, user, passwordHash);
      await this.parts.log.write(manager, viewer.id, 'password-changed');
      const length = session.isKept ? 'kept' : 'browser';
      return { user, tokens: await sessions.start(manager, user, { caller, length }) };
    });
    return { user: changed.user, token: sessions.hand(caller, changed.tokens) };
  }

  /**
   * Before what cannot be undone: whoever holds the device must also know the password. Returns the hash that it was
   * checked against, for `holdChecked`.
   */
  async requirePassword(viewer: Viewer, password: string, field: string): Promise<string> {
    const { dataSource, passwords, limits } = this.parts;
    await limits.take('passwordCheck', viewer.id);
    const { passwordHash } = await this.parts.users.own(dataSource.manager, viewer.id);
    if (!(await passwords.verify(passwordHash, password))) {
      throw invalidField(field, messages.currentPasswordWrong);
    }
    await limits.forget('passwordCheck', viewer.id);
    return passwordHash;
  }

  /** The viewer's account, held, and session; refused when either has changed since the password was checked. */
  async holdChecked(manager: EntityManager, viewer: Viewer, checkedHash: string): Promise<CheckedOwner> {
    const user = await this.parts.users.holdOwn(manager, viewer.id);
    const session = await manager.findOneBy(Session, { id: viewer.sessionId, endedAt: IsNull() });
    if (!session || user.passwordHash !== checkedHash) throw new Unauthenticated();
    return { user, session };
  }

  /** A password that others know cannot become one of one's own. */
  private async refuseSame({ passwordHash }: User, password: string): Promise<void> {
    if (!(await this.parts.passwords.verify(passwordHash, password))) return;
    throw invalidField('password', messages.newPasswordSame);
  }

  /** Gives a held account another password; the object has it afterwards as well. */
  private async replace(manager: EntityManager, user: User, passwordHash: string): Promise<void> {
    const { sessions, outbox, links } = this.parts;
    const change = { passwordHash, mustChangePassword: false };
    await manager.update(User, { id: user.id }, change);
    Object.assign(user, change);
    await sessions.endAll(manager, user.id);
    // Codes and tokens that were mailed for the old password end with it, the one that was used too.
    await manager.delete(PasswordReset, { userId: user.id });
    const mail = passwordChangedMail({ changedAt: this.now(), resetUrl: links.forgotPassword() });
    await outbox.put(manager, { to: user.email, mail });
  }

  private now = () => new Date(this.parts.clock.now());
}

const codeText = (userId: string, code: string) => `code ${userId} ${code}`;
