import type { DataSource, EntityManager } from 'typeorm';
import { authMessages } from '#common/auth/messages';
import { email as emailRule } from '#common/forms/fields';
import type { Caller } from '../../lib/caller';
import type { Clock } from '../../lib/clock';
import { InvalidInput } from '../../lib/errors';
import { NO_PASSWORD } from '../../lib/passwords';
import type { MemberSummaryService } from '../members/member-summary.service';
import { User } from '../members/user.entity';
import type { UserService } from '../members/user.service';
import type { SecurityLog } from '../security-log/security-log.service';
import { PasswordReset } from './password-reset.entity';
import type { SessionService } from './session.service';
import { SignUp } from './sign-up.entity';
import { lockSignUp } from './sign-up.service';

interface CancellationParts {
  dataSource: DataSource;
  clock: Clock;
  users: UserService;
  sessions: SessionService;
  log: SecurityLog;
  memberSummaries: MemberSummaryService;
}

/** Cancels sign-ups that the owner of the address did not ask for. */
export class SignUpCancellation {
  constructor(private readonly parts: CancellationParts) {}

  /**
   * Voids the sign-up that a link was mailed for. If the link was opened, for example by a mail scanner, whoever signed
   * up loses the account instead: it stays without a password, which its owner can set. Returns whether that is so.
   */
  async cancel(token: string, email: string, caller: Caller): Promise<boolean> {
    const { data: address } = emailRule.safeParse(email);
    return this.parts.dataSource.transaction(async (manager) => {
      const signUp = address && (await lockSignUp(manager, address, token));
      if (!signUp || signUp.expiresAt.getTime() <= this.parts.clock.now())
        throw new InvalidInput('VERIFICATION_LINK_INVALID', authMessages.verificationLinkInvalid);
      await manager.update(SignUp, { id: signUp.id }, { passwordHash: null });
      return signUp.verifiedAt !== null && this.takeBackAccount(manager, signUp.email, caller);
    });
  }

  private async takeBackAccount(manager: EntityManager, email: string, caller: Caller): Promise<boolean> {
    const { users, sessions, log, memberSummaries } = this.parts;
    const found = await manager.findOneBy(User, { email });
    const user = found && (await users.lock(manager, found.id));
    if (!user) return false;
    const { id } = user;
    const change = { passwordHash: NO_PASSWORD, mustChangePassword: false, role: 'user' as const };
    await manager.update(User, { id }, change);
    await manager.delete(PasswordReset, { userId: id });
    await sessions.endAll(manager, id);
    await memberSummaries.refresh(manager, [id]);
    await log.write(manager, id, 'account-taken-back');
    log.report({ event: 'account-taken-back', caller, userId: id });
    return true;
  }
}
