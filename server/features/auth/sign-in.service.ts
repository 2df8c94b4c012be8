import type { DataSource } from 'typeorm';
import { normaliseEmail } from '#common/auth/fields';
import type { SignInValues } from '#common/auth/sign-in.form';
import { toE164 } from '#common/accounts/phone';
import type { Caller } from '../../lib/caller';
import { InvalidCredentials } from '../../lib/errors';
import type { Passwords } from '../../lib/passwords';
import type { RateLimit } from '../../rate-limits/rate-limit';
import type { RateLimits } from '../../rate-limits/rate-limits';
import { User } from '../accounts/user.entity';
import type { UserService } from '../accounts/user.service';
import type { SecurityLogService } from '../security-log/security-log.service';
import type { KnownDevices } from './known-devices';
import type { IssuedTokens, SessionLength, SessionService } from './session.service';
import type { SecondStep } from './second-step';
import {
  logInOnKnownDevices,
  logInPerAccount,
  logInPerAccountAndAddress,
  logInPerAddress,
  logIns,
} from './auth.rate-limits';

interface SignInParts {
  dataSource: DataSource;
  hasher: Passwords;
  limits: RateLimits;
  sessions: SessionService;
  devices: KnownDevices;
  users: UserService;
  log: SecurityLogService;
  secondStep: SecondStep;
}

type LoginName = { email: string } | { phone: string } | { userName: string };

type MayEnter = (user: User) => boolean;

/** Values of a log-in that ends a kiosk. */
interface KioskEnd {
  mayEnter?: MayEnter;
  kioskSessionId?: string;
}

type Bucket = [rule: RateLimit, subject: string];

/** Log-in by e-mail address, user name or phone number. */
export class SignInService {
  constructor(private readonly parts: SignInParts) {}

  /** Returns an access token; throws `SecondFactorRequired` if there is a second step. */
  async withPassword(
    values: SignInValues,
    caller: Caller,
    { mayEnter, kioskSessionId }: KioskEnd = {},
  ): Promise<string> {
    const { limits, sessions, devices, secondStep } = this.parts;
    const user = await this.verify(values, caller, mayEnter);
    await limits.take(logIns, user.id);
    await secondStep.require(user, { keepLoggedIn: values.keepLoggedIn, kioskSessionId });
    const length = values.keepLoggedIn ? 'persistent' : 'browser';
    const passwordHash = await this.upToDateHash(user, values.password);
    const tokens = await this.begin(user, passwordHash, { caller, length });
    devices.remember(caller, { id: user.id, passwordHash });
    return sessions.deliver(caller, tokens);
  }

  /**
   * The account that a login name and a password belong to. Wrong passwords, unknown accounts and those that may not log in
   * here cost the same work and get the same response.
   */
  async verify(
    { login, password }: Pick<SignInValues, 'login' | 'password'>,
    caller: Caller,
    mayEnter: MayEnter = () => true,
  ): Promise<User> {
    const { dataSource, limits, hasher, log } = this.parts;
    const name = loginNameOf(login);
    const user = await dataSource.getRepository(User).findOneBy(name);
    const buckets = this.buckets(user, user?.id ?? canonicalText(name), caller);
    const attempt = { event: 'log-in-refused', caller, userId: user?.id } as const;
    await log.count(attempt, async () => {
      for (const [rule, subject] of buckets) await limits.take(rule, subject);
    });
    const isRight = await hasher.verify(user?.passwordHash ?? null, password);
    if (!user || !isRight || !mayEnter(user)) {
      log.report({ ...attempt, reason: reasonOf(user, isRight) });
      throw new InvalidCredentials();
    }
    const [[ownRule, ownSubject], ...shared] = buckets as [Bucket, ...Bucket[]];
    await Promise.all([
      limits.forget(ownRule, ownSubject),
      ...shared.map(([rule, subject]) => limits.giveBack(rule, subject)),
    ]);
    return user;
  }

  /** The stored hash, or a new one if it was made with weaker parameters than today's. */
  private async upToDateHash({ passwordHash }: User, password: string): Promise<string> {
    const { hasher } = this.parts;
    return hasher.needsRehash(passwordHash) ? hasher.hash(password) : passwordHash;
  }

  /** Starts the session unless the password has changed while it was being verified, which takes a while. */
  private begin(
    { id, passwordHash }: User,
    upToDateHash: string,
    start: { caller: Caller; length: SessionLength },
  ): Promise<IssuedTokens> {
    return this.parts.dataSource.transaction(async (manager) => {
      const user = await this.parts.users.lock(manager, id);
      // Fails too if a second factor has been set up since: the first step would have asked for it.
      if (user?.passwordHash !== passwordHash || user.secondFactorSince !== null)
        throw new InvalidCredentials();
      if (upToDateHash !== passwordHash) await manager.update(User, { id }, { passwordHash: upToDateHash });
      await this.parts.secondStep.setDeadline(manager, user);
      return this.parts.sessions.start(manager, user, start);
    });
  }

  /**
   * Attempts count first against the account together with the device or network address; that count is reset by a
   * successful log-in. The devices that have logged in to the account before have a limit of their own, all together.
   */
  private buckets(user: User | null, account: string, caller: Caller): Bucket[] {
    const device = user && this.parts.devices.recognise(caller, user);
    if (device)
      return [
        [logInPerAccountAndAddress, `${account} ${device}`],
        [logInOnKnownDevices, account],
      ];
    return [
      [logInPerAccountAndAddress, `${account} ${caller.network}`],
      [logInPerAddress, caller.network],
      [logInPerAccount, account],
    ];
  }
}

/** The reason for refusing a log-in. */
function reasonOf(user: User | null, isRight: boolean): string {
  if (!user) return 'unknown-account';
  return isRight ? 'role-not-allowed' : 'wrong-password';
}

/** Never ambiguous: a user name begins with a letter, unlike a phone number, and contains no @. */
function loginNameOf(identifier: string): LoginName {
  if (identifier.includes('@')) return { email: normaliseEmail(identifier) };
  const phone = toE164(identifier);
  return phone ? { phone } : { userName: identifier.toLowerCase() };
}

/** The spelling under which attempts on a name are counted if no account has it. */
const canonicalText = (name: LoginName): string => Object.values<string>(name).join('');
