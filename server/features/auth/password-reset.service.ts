import { IsNull, MoreThan, type DataSource, type EntityManager } from 'typeorm';
import { OTP_LENGTH } from '#common/auth/limits';
import { authMessages } from '#common/auth/messages';
import {
  forgotPasswordForm,
  type OtpValues,
  type ResetPasswordValues,
} from '#common/auth/password-reset.form';
import { OTP_LIFE_MS, RESET_TOKEN_LIFE_MS } from '#common/auth/lifetimes';
import { noMailMessages } from '#common/sends-no-mails';
import { addJob } from '../../jobs/add-job';
import type { Caller } from '../../lib/caller';
import type { Clock } from '../../lib/clock';
import { InvalidInput, invalidField } from '../../lib/errors';
import { NO_PASSWORD, type Passwords } from '../../lib/passwords';
import { randomDigits, randomToken, sha256, type KeyedHash } from '../../lib/secrets';
import { parseInput } from '../../lib/validated';
import { otpMail } from '../../mail/mails/otp-mail';
import type { Outbox } from '../../mail/outbox';
import { requireMails } from '../../mail/require-mails';
import type { RateLimits } from '../../rate-limits/rate-limits';
import { User } from '../accounts/user.entity';
import type { UserService } from '../accounts/user.service';
import type { SecurityLogService } from '../security-log/security-log.service';
import {
  logInOnKnownDevices,
  logInPerAccount,
  otpSendPause,
  otpSendPerAddress,
  otpSendPerEmail,
  otpSendPerEmailAndAddress,
  otpTries,
  otpTriesPerAddress,
} from './auth.rate-limits';
import { sendResetCode } from './auth.tasks';
import type { KnownDevices } from './known-devices';
import { PasswordReset } from './password-reset.entity';
import type { PasswordService } from './password.service';
import { refuseCommonPassword } from './refuse-common-password';
import type { ResetRequesters } from './reset-requesters';

interface CodeRequest {
  email: string;
  requester: string;
}

interface ResetParts {
  dataSource: DataSource;
  clock: Clock;
  hasher: Passwords;
  keyedHash: KeyedHash;
  limits: RateLimits;
  outbox: Outbox;
  passwords: PasswordService;
  devices: KnownDevices;
  requesters: ResetRequesters;
  log: SecurityLogService;
  users: UserService;
}

/** Resets forgotten passwords: mails a code, exchanges it for a token, and the token for a new password. */
export class PasswordResetService {
  constructor(private readonly parts: ResetParts) {}

  /** Queues the mailing of a code. The job looks up the account, so the response cannot reveal whether it exists. */
  async request(address: string, caller: Caller): Promise<void> {
    requireMails(noMailMessages.visitors);
    const { limits, dataSource, requesters } = this.parts;
    const { email } = parseInput(forgotPasswordForm, { email: address });
    await limits.take(otpSendPerAddress, caller.network);
    const request = { email, requester: requesters.of(caller) };
    await limits.take(otpSendPause, subjectOf(request));
    await limits.take(otpSendPerEmailAndAddress, subjectOf(request));
    await limits.take(otpSendPerEmail, email);
    await addJob(dataSource.manager, sendResetCode, {
      payload: request,
      key: `reset-code:${sha256(subjectOf(request))}`,
    });
    requesters.remember(caller, request.requester);
  }

  /** Job: mails a new code, which replaces the previous one of this requester, and resets the number of attempts. */
  async sendCode(request: CodeRequest): Promise<void> {
    const { dataSource, limits } = this.parts;
    await dataSource.transaction(async (manager) => {
      // Together with the code: before it, the old one had more attempts, and after it, the new one.
      await limits.forget(otpTries, subjectOf(request), manager);
      await this.replaceCode(manager, request);
    });
  }

  private async replaceCode(manager: EntityManager, { email, requester }: CodeRequest): Promise<void> {
    // Locked, because a change of the address deletes the codes that were sent to the old one.
    const lock = { mode: 'for_no_key_update' } as const;
    const user = await manager.findOne(User, { where: { email }, lock });
    // An address that staff mistyped may belong to a stranger. Imported members have no other way to their account.
    if (!user || !(user.isEmailVerified || user.passwordHash === NO_PASSWORD)) return;
    const code = randomDigits(OTP_LENGTH);
    const now = this.parts.clock.now();
    // Tokens already issued stay valid: a stranger who requests a code must not cancel the owner's reset.
    await manager.delete(PasswordReset, { userId: user.id, requester, tokenHash: IsNull() });
    await manager.insert(PasswordReset, {
      userId: user.id,
      requester,
      codeHash: this.parts.keyedHash.of(codeText(user.id, code)),
      codeExpiresAt: new Date(now + OTP_LIFE_MS),
      createdAt: new Date(now),
    });
    await this.parts.outbox.put(manager, { to: email, mail: otpMail({ code }) });
  }

  /** Returns a reset token for the right code. Attempts are counted for every address, with an account or without. */
  async verifyOtp({ email, otp }: OtpValues, caller: Caller): Promise<string> {
    const { limits, dataSource, log, requesters } = this.parts;
    const requester = requesters.of(caller);
    const tries = subjectOf({ email, requester });
    const reset = await this.openReset(email, requester);
    // Counted after the code was read, so that no attempt that was counted for another code is made on this one.
    await log.count({ event: 'otp-refused', caller }, async () => {
      await limits.take(otpTriesPerAddress, caller.network);
      await limits.take(otpTries, tries);
    });
    const isRight =
      reset !== null && this.parts.keyedHash.matches(codeText(reset.userId, otp), reset.codeHash);
    if (!isRight) {
      log.report({ event: 'otp-refused', caller, userId: reset?.userId, reason: 'wrong-otp' });
      throw invalidField('otp', 'INCORRECT', authMessages.otpInvalid);
    }
    const token = randomToken();
    const { affected } = await dataSource
      .getRepository(PasswordReset)
      .update(
        { id: reset.id, tokenHash: IsNull() },
        { tokenHash: sha256(token), tokenExpiresAt: new Date(this.parts.clock.now() + RESET_TOKEN_LIFE_MS) },
      );
    if (!affected) throw invalidField('otp', 'INCORRECT', authMessages.otpInvalid);
    await limits.forget(otpTries, tries);
    return token;
  }

  /**
   * The reset whose code waits to be entered. One statement whether or not there is a code, so that the response time does
   * not reveal an account: findOne would run a second statement after finding a row.
   */
  private openReset(email: string, requester: string): Promise<PasswordReset | null> {
    return this.parts.dataSource
      .getRepository(PasswordReset)
      .createQueryBuilder('reset')
      .innerJoin('reset.user', 'user', 'user.email = :email', { email })
      .where({ requester, tokenHash: IsNull(), codeExpiresAt: MoreThan(this.now()) })
      .getOne();
  }

  /** Sets a new password for the account that the token was issued for, and ends all of its sessions. */
  async reset({ resetToken, password }: ResetPasswordValues, caller: Caller): Promise<void> {
    const { dataSource, hasher, passwords, devices, limits, log } = this.parts;
    refuseCommonPassword(password, 'password');
    const live = { tokenHash: sha256(resetToken), tokenExpiresAt: MoreThan(this.now()) };
    // `findOne` with a joined relation would run two statements.
    const [reset] = await dataSource
      .getRepository(PasswordReset)
      .find({ where: live, relations: { user: true } });
    if (!reset) {
      log.report({ event: 'password-reset-refused', caller, reason: 'invalid-token' });
      throw new InvalidInput('RESET_TOKEN_INVALID', authMessages.resetTokenInvalid);
    }
    if (reset.user.mustChangePassword) await this.refuseSame(reset.user, password);
    const passwordHash = await hasher.hash(password);
    await dataSource.transaction(async (manager) => {
      // Locks the user before anything else, as a password change does: another order could deadlock.
      const user = await this.parts.users.lock(manager, reset.userId);
      const isLive = user !== null && (await manager.existsBy(PasswordReset, live));
      if (!isLive) throw new InvalidInput('RESET_TOKEN_INVALID', authMessages.resetTokenInvalid);
      await passwords.replace(manager, user, passwordHash);
      // A code proves that the user reads mail at the address, since changing the address deletes its codes.
      if (!reset.isHandedOver) await manager.update(User, { id: user.id }, { emailVerificationHash: null });
      await log.write(manager, reset.userId, 'password-reset');
    });
    log.report({ event: 'password-reset', caller, userId: reset.userId });
    await Promise.all([
      limits.forget(logInPerAccount, reset.userId),
      limits.forget(logInOnKnownDevices, reset.userId),
    ]);
    devices.remember(caller, { id: reset.userId, passwordHash });
  }

  /** A user who must replace a password that others know may not choose it again. */
  private async refuseSame({ passwordHash }: User, password: string): Promise<void> {
    if (!(await this.parts.hasher.verify(passwordHash, password))) return;
    throw invalidField('password', 'UNCHANGED', authMessages.newPasswordSame);
  }

  private now = () => new Date(this.parts.clock.now());
}

/** Subject for counting attempts and requests. */
const subjectOf = ({ email, requester }: CodeRequest) => `${email} ${requester}`;

const codeText = (userId: string, code: string) => `code ${userId} ${code}`;
