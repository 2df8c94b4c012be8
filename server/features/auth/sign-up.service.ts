import { IsNull, MoreThan, Not, type DataSource, type EntityManager } from 'typeorm';
import { email as emailRule } from '#common/auth/fields';
import type { SignUpAccountType, SignUpRole } from '#common/auth/sign-up-roles';
import type { SignUpValues } from '#common/auth/sign-up.form';
import { VERIFICATION_LIFE_MS } from '#common/auth/lifetimes';
import { authMessages } from '#common/auth/messages';
import { noMailMessages } from '#common/sends-no-mails';
import { lockName } from '../../database/lock-name';
import type { Caller } from '../../lib/caller';
import type { Clock } from '../../lib/clock';
import { InvalidInput, invalidField } from '../../lib/errors';
import { NO_PASSWORD, type Passwords } from '../../lib/passwords';
import { randomToken, sha256 } from '../../lib/secrets';
import { alreadyRegisteredMail } from '../../mail/mails/already-registered-mail';
import { verificationMail } from '../../mail/mails/verification-mail';
import type { MailContent } from '../../mail/mail-content';
import type { Outbox } from '../../mail/outbox';
import { requireMails } from '../../mail/require-mails';
import type { RateLimits } from '../../rate-limits/rate-limits';
import { User } from '../accounts/user.entity';
import type { CurrentNotice } from '../consents/current-notice';
import type { Links } from '../../lib/links';
import type { AdminPasswordService } from './admin-password.service';
import { describeKnownDevice } from './device';
import { refuseCommonPassword } from './refuse-common-password';
import type { NewAccounts } from './new-accounts';
import type { SessionService } from './session.service';
import { SignUp } from './sign-up.entity';
import { lockSignUps, voidClaimsOf, voidSignUpsOf, withToken } from './sign-ups';
import { leaveUnconfirmed } from './unconfirmed-address';
import { signUpPerAddress, signUpPerEmail } from './auth.rate-limits';

const ROLE_OF: Record<SignUpAccountType, SignUpRole> = { member: 'user', admin: 'admin' };

interface SignUpParts {
  dataSource: DataSource;
  clock: Clock;
  hasher: Passwords;
  limits: RateLimits;
  outbox: Outbox;
  sessions: SessionService;
  legalTexts: CurrentNotice;
  links: Links;
  newAccounts: NewAccounts;
  adminPassword: AdminPasswordService;
}

interface NewSignUp {
  email: string;
  token: string;
  device: string;
  isContested: boolean;
}

interface Verification {
  /** An access token that cannot be renewed; null if the link was opened before. */
  access: string | null;
  /** Whether the account has no password, because sign-ups with the address had different ones. */
  mustSetPassword: boolean;
}

/** Sign-up, from the submitted form to an account with a verified e-mail address. */
export class SignUpService {
  constructor(private readonly parts: SignUpParts) {}

  /**
   * Mails a link. A registered address gets a different mail, but the response and the work are the same. `claimedId` is the
   * account that staff added and its member claims.
   */
  async initiate(
    { email, password, accountType }: SignUpValues,
    caller: Caller,
    claimedId: string | null = null,
  ): Promise<void> {
    requireMails(noMailMessages.visitors);
    const { limits, hasher, dataSource } = this.parts;
    const role = ROLE_OF[accountType];
    await limits.take(signUpPerAddress, caller.network);
    if (role === 'admin') await this.requireAdminPassword(password, caller);
    else refuseCommonPassword(password, 'password');
    await limits.take(signUpPerEmail, email);
    const earlier = await this.openSignUp(dataSource.manager, email);
    const isSamePassword = await hasher.verify(earlier?.passwordHash ?? null, password);
    const hash = await hasher.hash(password);
    await dataSource.transaction(async (manager) => {
      await lockName(manager, `sign-up ${email}`);
      const open = await this.openSignUp(manager, email);
      // A stranger's sign-up must not turn the claim of a member into a new account.
      const account = claimedId ?? open?.claimedId ?? null;
      const isRepeated = isSamePassword && isSameAs(open, { ...earlier, role, claimedId: account });
      const isContested = open !== null && !isRepeated;
      const passwordHash = isContested ? NO_PASSWORD : hash;
      const values = {
        email,
        passwordHash,
        role: isContested ? ('user' as const) : role,
        claimedId: account,
      };
      const token = await this.add(manager, values);
      const mail = (await isTaken(manager, email, account))
        ? this.registeredMail()
        : this.linkMail({ email, token, device: describeKnownDevice(caller.userAgent), isContested });
      await this.parts.outbox.put(manager, { to: email, mail });
    });
  }

  /** For a studio that sends no mails: gives the claimed account address and password at once. */
  async claimAtOnce(
    { email, password }: Pick<SignUpValues, 'email' | 'password'>,
    claimedId: string,
  ): Promise<void> {
    const { dataSource, hasher, newAccounts } = this.parts;
    refuseCommonPassword(password, 'password');
    const passwordHash = await hasher.hash(password);
    await dataSource.transaction(async (manager) => {
      await lockName(manager, `sign-up ${email}`);
      const token = await this.add(manager, { email, passwordHash, role: 'user', claimedId });
      const signUp = withToken(await lockSignUps(manager, email), token)!;
      const { id } = await newAccounts.createFor(manager, signUp);
      await leaveUnconfirmed(manager, this.parts, { id, email });
    });
  }

  /** Adds a sign-up in place of earlier ones, and returns the token of its link. */
  private async add(
    manager: EntityManager,
    values: Pick<SignUp, 'email' | 'passwordHash' | 'role' | 'claimedId'>,
  ): Promise<string> {
    const token = randomToken();
    const now = this.parts.clock.now();
    await voidSignUpsOf(manager, values.email);
    if (values.claimedId) await voidClaimsOf(manager, values.claimedId);
    await manager.insert(SignUp, {
      ...values,
      tokenHash: sha256(token),
      noticeVersion: this.parts.legalTexts.noticeVersion,
      expiresAt: new Date(now + VERIFICATION_LIFE_MS),
      createdAt: new Date(now),
    });
    return token;
  }

  private registeredMail(): MailContent {
    const { links } = this.parts;
    return alreadyRegisteredMail({ loginUrl: links.logIn(), resetUrl: links.forgotPassword() });
  }

  private linkMail({ email, token, device, isContested }: NewSignUp): MailContent {
    const { links, clock } = this.parts;
    return verificationMail({
      link: links.verifyEmail(token, email),
      cancelLink: links.cancelSignUp(token, email),
      signedUpAt: new Date(clock.now()),
      device,
      isContested,
    });
  }

  /**
   * Creates the account for a mailed link. Until it expires, a link can be opened again, for example after a mail
   * scanner did or by pressing Back.
   */
  async verify(token: string, email: string, caller: Caller): Promise<Verification> {
    if (!token || !email)
      throw new InvalidInput('VERIFICATION_LINK_INVALID', authMessages.verificationLinkInvalid);
    const { data: address } = emailRule.safeParse(email);
    if (!address) throw new InvalidInput('VERIFICATION_LINK_INVALID', authMessages.verificationFailed);
    return this.parts.dataSource.transaction(async (manager) => {
      if (await isNewAddress(manager, address, token)) return { access: null, mustSetPassword: false };
      const signUp = withToken(await lockSignUps(manager, address), token);
      if (!signUp) throw new InvalidInput('VERIFICATION_LINK_INVALID', authMessages.verificationFailed);
      if (signUp.expiresAt.getTime() <= this.parts.clock.now()) {
        throw new InvalidInput('VERIFICATION_LINK_EXPIRED', authMessages.verificationLinkExpired);
      }
      if (signUp.verifiedAt) {
        const mustSetPassword = await manager.existsBy(User, { email: address, passwordHash: NO_PASSWORD });
        return { access: null, mustSetPassword };
      }
      await this.refuseReplacedAdminPassword(signUp);
      const user = await this.parts.newAccounts.createFor(manager, signUp);
      const { access } = await this.parts.sessions.start(manager, user, { caller, length: 'short' });
      return { access, mustSetPassword: user.passwordHash === NO_PASSWORD };
    });
  }

  /** Whoever knew an earlier shared password becomes no admin any more. */
  private async refuseReplacedAdminPassword({ role, passwordHash }: SignUp): Promise<void> {
    if (role !== 'admin' || passwordHash === null || (await this.parts.adminPassword.isCurrent(passwordHash)))
      return;
    throw new InvalidInput('VERIFICATION_LINK_INVALID', authMessages.verificationLinkReplaced);
  }

  private openSignUp(manager: EntityManager, email: string): Promise<SignUp | null> {
    const expiresAt = MoreThan(new Date(this.parts.clock.now()));
    return manager.findOneBy(SignUp, { email, passwordHash: Not(IsNull()), expiresAt });
  }

  private async requireAdminPassword(password: string, caller: Caller): Promise<void> {
    if (await this.parts.adminPassword.isRight(password, caller)) return;
    throw invalidField('password', 'INCORRECT', authMessages.adminPasswordInvalid);
  }
}

/** Whether the link was mailed to an address that staff entered for an account; it is then verified. */
async function isNewAddress(manager: EntityManager, email: string, token: string): Promise<boolean> {
  const verified = { emailVerificationHash: null };
  const { affected } = await manager.update(User, { email, emailVerificationHash: sha256(token) }, verified);
  if (affected !== 1) return false;
  // Staff hand over links only as long as mails do not reach the member.
  await manager.query(
    'delete from password_resets using users where users.id = user_id and email = $1 and is_handed_over',
    [email],
  );
  return true;
}

/** Whether an account has the address, other than the one that is claimed. */
const isTaken = (manager: EntityManager, email: string, claimedId: string | null): Promise<boolean> =>
  manager.existsBy(User, { email, ...(claimedId && { id: Not(claimedId) }) });

const isSameAs = (open: SignUp | null, wanted: Partial<SignUp>): boolean =>
  open?.id === wanted.id && open?.role === wanted.role && open?.claimedId === wanted.claimedId;
