import { In, Not, type EntityManager } from 'typeorm';
import { isLeadingRole, LEADING_ROLES } from '#common/accounts/roles';
import { authMessages } from '#common/auth/messages';
import type { Clock } from '../../lib/clock';
import { InvalidInput } from '../../lib/errors';
import { newAdminMail } from '../../mail/mails/new-admin-mail';
import type { Outbox } from '../../mail/outbox';
import type { MemberSummaries } from '../accounts/member-summaries';
import { User } from '../accounts/user.entity';
import type { UserService } from '../accounts/user.service';
import { Consent } from '../consents/consent.entity';
import type { JournalService } from '../journal/journal.service';
import type { SecurityLogService } from '../security-log/security-log.service';
import { ClaimCode } from './claim-code.entity';
import { isClaimable } from './claimable';
import { PasswordReset } from './password-reset.entity';
import { SignUp } from './sign-up.entity';

interface NewAccountParts {
  clock: Clock;
  outbox: Outbox;
  users: UserService;
  log: SecurityLogService;
  journal: JournalService;
  memberSummaries: MemberSummaries;
}

type OpenSignUp = SignUp & { passwordHash: string };

/** Makes the accounts of sign-ups whose links have been opened. */
export class NewAccounts {
  constructor(private readonly parts: NewAccountParts) {}

  /** The account of a locked sign-up: a new one, or the one that its member claims. */
  async createFor(manager: EntityManager, signUp: SignUp): Promise<User> {
    if (!isOpen(signUp)) throw await refusalWithoutPassword(manager, signUp.email);
    const id = await (signUp.claimedId
      ? this.claim(manager, signUp, signUp.claimedId)
      : this.create(manager, signUp));
    await this.recordConsent(manager, signUp, id);
    await manager.update(SignUp, { email: signUp.email }, { passwordHash: null });
    await manager.update(SignUp, { id: signUp.id }, { verifiedAt: new Date(this.parts.clock.now()) });
    await this.parts.memberSummaries.refresh(manager, [id]);
    return manager.findOneByOrFail(User, { id });
  }

  private async create(manager: EntityManager, signUp: OpenSignUp): Promise<string> {
    const now = new Date(this.parts.clock.now());
    const { email, role, passwordHash } = signUp;
    const { identifiers } = await manager
      .createQueryBuilder()
      .insert()
      .into(User)
      .values({
        email,
        role,
        passwordHash,
        mustChangePassword: isLeadingRole(role),
        createdAt: now,
        staffSince: isLeadingRole(role) ? now : null,
      })
      .orIgnore()
      .execute();
    const id = identifiers[0]?.['id'] as string | undefined;
    if (!id) throw emailTaken();
    await this.parts.log.write(manager, id, role === 'admin' ? 'admin-made' : 'account-made');
    if (role === 'admin') await this.notifyAdmins(manager, email, now);
    await this.recordEntry(manager, 'member.joined', { id, role });
    return id;
  }

  /** Gives an account that staff added the address and the password of its member. */
  private async claim(
    manager: EntityManager,
    { id: signUpId, email, passwordHash }: OpenSignUp,
    claimedId: string,
  ): Promise<string> {
    const { users, log } = this.parts;
    const member = await users.lock(manager, claimedId);
    if (!member || !isClaimable(member))
      throw new InvalidInput('VERIFICATION_LINK_INVALID', authMessages.accountNotClaimable);
    const { id, role } = member;
    if (await manager.existsBy(User, { email, id: Not(id) })) throw emailTaken();
    const values = { email, passwordHash, emailVerificationHash: null, version: () => 'version + 1' };
    await manager.update(User, { id }, values);
    await manager.update(SignUp, { id: signUpId }, replacedBy(member));
    // Staff may have mistyped an address, where a stranger asked for a new password; and the code is used up.
    for (const table of [PasswordReset, ClaimCode]) await manager.delete(table, { userId: id });
    await log.write(manager, id, 'account-claimed');
    await this.recordEntry(manager, 'member.claimed', { id, role });
    return id;
  }

  private recordEntry(
    manager: EntityManager,
    type: 'member.joined' | 'member.claimed',
    { id, role }: Pick<User, 'id' | 'role'>,
  ): Promise<void> {
    const actor = { kind: 'user', id, role, sessionId: '', mustChangePassword: false } as const;
    return this.parts.journal.write(manager, actor, {
      type,
      subjectId: id,
      memberId: id,
      before: {},
      after: {},
    });
  }

  private async recordConsent(
    manager: EntityManager,
    { noticeVersion, createdAt: givenAt }: OpenSignUp,
    userId: string,
  ): Promise<void> {
    await manager.insert(Consent, { userId, purpose: 'account', noticeVersion, givenAt });
  }

  private async notifyAdmins(manager: EntityManager, email: string, createdAt: Date): Promise<void> {
    for (const admin of await manager.findBy(User, { role: In(LEADING_ROLES) })) {
      if (admin.email === email) continue;
      await this.parts.outbox.put(manager, {
        to: admin.email,
        mail: newAdminMail({ email, role: 'admin', by: 'shared password', createdAt }),
      });
    }
  }
}

const isOpen = (signUp: SignUp): signUp is OpenSignUp => signUp.passwordHash !== null;

const replacedBy = ({ email, name, userName, phone, phoneConfirmedAt }: User) => ({
  replacedEmail: email,
  replacedProfile: { name, userName, phone, phoneConfirmedAt: phoneConfirmedAt?.toISOString() ?? null },
});

const emailTaken = () => new InvalidInput('EMAIL_TAKEN', authMessages.emailTaken);

async function refusalWithoutPassword(manager: EntityManager, email: string): Promise<InvalidInput> {
  return (await manager.existsBy(User, { email }))
    ? emailTaken()
    : new InvalidInput('VERIFICATION_LINK_INVALID', authMessages.verificationLinkReplaced);
}
