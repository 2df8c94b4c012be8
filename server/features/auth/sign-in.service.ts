import type { DataSource } from 'typeorm';
import { normaliseEmail } from '#common/forms/fields';
import type { SignInValues } from '#common/forms/sign-in';
import { toE164 } from '#common/phone';
import type { Caller } from '../../lib/caller';
import { InvalidCredentials } from '../../lib/errors';
import type { Passwords } from '../../lib/passwords';
import type { RateLimits, RuleName } from '../../rate-limits/rate-limits';
import { User } from '../members/user.entity';
import type { KnownDevices } from './known-devices';
import type { SessionService } from './session.service';

interface SignInParts {
  dataSource: DataSource;
  passwords: Passwords;
  limits: RateLimits;
  sessions: SessionService;
  devices: KnownDevices;
}

type Bucket = [rule: RuleName, subject: string];

export interface SignedInUser {
  user: User;
  token: string;
}

/** The log-in, by any of the names of an account. */
export class SignInService {
  constructor(private readonly parts: SignInParts) {}

  /** Wrong passwords and unknown accounts get the same answer after the same work. */
  async signIn({ email, password, keepLoggedIn }: SignInValues, caller: Caller): Promise<SignedInUser> {
    const { dataSource, limits, passwords, sessions, devices } = this.parts;
    const user = await this.find(email);
    const buckets = this.buckets(user, email, caller);
    for (const [rule, subject] of buckets) await limits.take(rule, subject);
    const isRight = await passwords.verify(user?.passwordHash ?? null, password);
    if (!user || !isRight) throw new InvalidCredentials();
    const [[ownRule, ownSubject], ...shared] = buckets as [Bucket, ...Bucket[]];
    await limits.forget(ownRule, ownSubject);
    for (const [rule, subject] of shared) await limits.giveBack(rule, subject);
    if (passwords.needsRehash(user.passwordHash)) {
      const passwordHash = await passwords.hash(password);
      await dataSource
        .getRepository(User)
        .update({ id: user.id, passwordHash: user.passwordHash }, { passwordHash });
    }
    devices.remember(caller, user.id);
    const length = keepLoggedIn ? 'kept' : 'browser';
    const token = await sessions.start(dataSource.manager, user, { caller, length });
    return { user, token };
  }

  /** Tries are counted for account and place together first; who is known by this browser is bound by nothing else. */
  private buckets(user: User | null, identifier: string, caller: Caller): Bucket[] {
    const account = user?.id ?? normaliseEmail(identifier);
    const device = user && this.parts.devices.recognise(caller, user.id);
    if (device) return [['logInPerAccountAndAddress', `${account} ${device}`]];
    return [
      ['logInPerAccountAndAddress', `${account} ${caller.network}`],
      ['logInPerAddress', caller.network],
      ['logInPerAccount', account],
    ];
  }

  /** An e-mail address holds an @, a phone number digits, a user name neither: no name is two things. */
  private find(identifier: string): Promise<User | null> {
    const users = this.parts.dataSource.getRepository(User);
    if (identifier.includes('@')) return users.findOneBy({ email: normaliseEmail(identifier) });
    const phone = toE164(identifier);
    return users.findOneBy(phone ? { phone } : { userName: identifier.toLowerCase() });
  }
}
