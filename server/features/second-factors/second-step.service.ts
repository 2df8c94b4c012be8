import { MoreThan, type DataSource, type EntityManager } from 'typeorm';
import { isLeadingRole } from '#common/accounts/roles';
import type { CompleteSignInValues } from '#common/auth/second-step.form';
import { secondStepMessages } from '#common/auth/second-step-messages';
import { SIGN_IN_CHALLENGE_LIFE_MS, WITHOUT_SECOND_FACTOR_MS } from '#common/second-factors/limits';
import type { PasskeySignInValues } from '#common/second-factors/passkey.form';
import type { Caller } from '../../lib/caller';
import type { Clock } from '../../lib/clock';
import { InvalidInput, invalidField, SecondFactorRequired } from '../../lib/errors';
import { randomToken, sha256 } from '../../lib/secrets';
import type { RateLimit } from '../../rate-limits/rate-limit';
import type { RateLimits } from '../../rate-limits/rate-limits';
import { User } from '../accounts/user.entity';
import type { UserService } from '../accounts/user.service';
import type { KnownDevices } from '../auth/known-devices';
import type { PendingSignIn, SecondStep } from '../auth/second-step';
import type { IssuedTokens, SessionService } from '../auth/session.service';
import type { SecurityLogService } from '../security-log/security-log.service';
import type { PasskeySignIns } from './passkey-sign-ins';
import type { SecondFactorCodes } from './second-factor-codes';
import {
  secondStepOnKnownDevices,
  secondStepPerAccount,
  secondStepPerAccountAndAddress,
} from './second-factor.rate-limits';
import { SignInChallenge } from './sign-in-challenge.entity';

interface SecondStepParts {
  dataSource: DataSource;
  clock: Clock;
  limits: RateLimits;
  users: UserService;
  sessions: SessionService;
  devices: KnownDevices;
  log: SecurityLogService;
  secondFactorCodes: SecondFactorCodes;
  passkeySignIns: PasskeySignIns;
  /** Whether admins and owners must have a second factor, as in production. */
  requiresSecondFactor: boolean;
}

type SecondStepValues = CompleteSignInValues | PasskeySignInValues;

const REFUSED = ['wrong-code', 'passkey-refused', 'passkey-counter-back'] as const;
type Refused = (typeof REFUSED)[number];
const isRefused = (used: string): used is Refused => REFUSED.some((one) => one === used);

type Bucket = [rule: RateLimit, subject: string];

/** The second step of a log-in, after which the session begins. */
export class SecondStepService implements SecondStep {
  constructor(private readonly parts: SecondStepParts) {}

  async require(user: User, { keepLoggedIn, kioskSessionId }: PendingSignIn): Promise<void> {
    if (user.secondFactorSince === null) return;
    const { dataSource, clock, secondFactorCodes, passkeySignIns } = this.parts;
    const challenge = randomToken();
    const hasApp = await secondFactorCodes.hasApp(dataSource.manager, user.id);
    const asked = await passkeySignIns.ask(dataSource.manager, user.id);
    await dataSource.getRepository(SignInChallenge).insert({
      userId: user.id,
      tokenHash: sha256(challenge),
      passwordMark: sha256(user.passwordHash),
      isKept: keepLoggedIn,
      kioskSessionId: kioskSessionId ?? null,
      passkeyChallenge: asked?.challenge ?? null,
      expiresAt: new Date(clock.now() + SIGN_IN_CHALLENGE_LIFE_MS),
    });
    throw new SecondFactorRequired({
      challenge,
      factors: [...(hasApp ? (['APP'] as const) : []), ...(asked ? (['PASSKEY'] as const) : [])],
      passkeyOptions: asked?.options,
    });
  }

  async setDeadline(manager: EntityManager, user: User): Promise<void> {
    const isRequired = this.parts.requiresSecondFactor && isLeadingRole(user.role);
    if (!isRequired || user.secondFactorSince !== null || user.secondFactorDueAt !== null) return;
    const secondFactorDueAt = new Date(this.parts.clock.now() + WITHOUT_SECOND_FACTOR_MS);
    await manager.update(User, { id: user.id }, { secondFactorDueAt });
  }

  /** Returns an access token. A challenge is used up by the right factor only; wrong ones count for the account. */
  async complete(answer: SecondStepValues, caller: Caller): Promise<string> {
    const { dataSource, limits, sessions, devices, log, users } = this.parts;
    const pending = await this.find(dataSource.manager, answer.challenge);
    const user = await users.currentUser(dataSource.manager, pending.userId);
    const attempt = { event: 'second-step-refused', caller, userId: user.id } as const;
    const buckets = this.buckets(user, caller);
    await log.count(attempt, async () => {
      for (const [rule, subject] of buckets) await limits.take(rule, subject);
    });
    const tokens = await dataSource.transaction((manager) => this.begin(manager, answer, caller));
    if (typeof tokens === 'string') {
      log.report({ ...attempt, reason: tokens });
      throw tokens === 'wrong-code'
        ? invalidField('code', 'INCORRECT', secondStepMessages.codeWrong)
        : new InvalidInput('PASSKEY_REFUSED', secondStepMessages.passkeyRefused);
    }
    await Promise.all(buckets.map(([rule, subject]) => limits.giveBack(rule, subject)));
    devices.remember(caller, user);
    return sessions.deliver(caller, tokens);
  }

  /** Why the factor is refused, if it is. The account is locked first, as everywhere. */
  private async begin(
    manager: EntityManager,
    answer: SecondStepValues,
    caller: Caller,
  ): Promise<IssuedTokens | Refused> {
    const { users, sessions, log } = this.parts;
    const { userId } = await this.find(manager, answer.challenge);
    const user = await users.lockCurrentUser(manager, userId);
    const pending = await this.find(manager, answer.challenge);
    if (pending.passwordMark !== sha256(user.passwordHash)) throw signInExpired();
    const used = await this.useFactor(manager, pending, answer);
    if (isRefused(used)) return used;
    const { id, isKept, kioskSessionId } = pending;
    await manager.delete(SignInChallenge, { id });
    if (used === 'recovery') await log.write(manager, userId, 'recovery-code-used');
    if (kioskSessionId !== null) await sessions.endOne(manager, kioskSessionId);
    return sessions.start(manager, user, { caller, length: isKept ? 'persistent' : 'browser' });
  }

  private async useFactor(manager: EntityManager, pending: SignInChallenge, answer: SecondStepValues) {
    const { secondFactorCodes, passkeySignIns } = this.parts;
    if ('response' in answer) return passkeySignIns.use(manager, pending, answer.response);
    return (await secondFactorCodes.use(manager, pending.userId, answer.code)) ?? 'wrong-code';
  }

  private async find(manager: EntityManager, challenge: string): Promise<SignInChallenge> {
    const expiresAt = MoreThan(new Date(this.parts.clock.now()));
    const pending = await manager.findOneBy(SignInChallenge, { tokenHash: sha256(challenge), expiresAt });
    if (!pending) throw signInExpired();
    return pending;
  }

  /** Known devices have a limit of their own, so that somebody with the password cannot lock out its owner. */
  private buckets(user: User, caller: Caller): Bucket[] {
    const device = this.parts.devices.recognise(caller, user);
    return device
      ? [
          [secondStepPerAccountAndAddress, `${user.id} ${device}`],
          [secondStepOnKnownDevices, user.id],
        ]
      : [
          [secondStepPerAccountAndAddress, `${user.id} ${caller.network}`],
          [secondStepPerAccount, user.id],
        ];
  }
}

const signInExpired = () => new InvalidInput('SIGN_IN_EXPIRED', secondStepMessages.expired);
