import { In, IsNull, MoreThanOrEqual, Not, type DataSource, type EntityManager } from 'typeorm';
import { isStaffRole } from '#common/accounts/roles';
import { VERIFICATION_LIFE_MS } from '#common/auth/lifetimes';
import { authMessages } from '#common/auth/messages';
import { email as emailRule } from '#common/auth/fields';
import { SYSTEM } from '../../lib/actor';
import type { Caller } from '../../lib/caller';
import type { Clock } from '../../lib/clock';
import { InvalidInput } from '../../lib/errors';
import { NO_PASSWORD } from '../../lib/passwords';
import { randomToken, sha256 } from '../../lib/secrets';
import { Activity } from '../activity/activity.entity';
import { Consent } from '../consents/consent.entity';
import type { HealthData } from '../feature';
import type { AccountRemovalService } from '../accounts/account-removal.service';
import type { MemberSummaryService } from '../members/member-summary.service';
import { User } from '../accounts/user.entity';
import type { UserService } from '../accounts/user.service';
import { MembershipPeriod } from '../memberships/membership-period.entity';
import { Order } from '../orders/order.entity';
import { Review } from '../reviews/review.entity';
import type { OrderService } from '../sales/order.service';
import { SecurityEvent } from '../security-log/security-event.entity';
import type { SecurityLogService } from '../security-log/security-log.service';
import { RecoveryCode } from '../second-factors/recovery-code.entity';
import { Passkey } from '../second-factors/passkey.entity';
import { SecondFactor } from '../second-factors/second-factor.entity';
import { SignInChallenge } from '../second-factors/sign-in-challenge.entity';
import { PasswordReset } from '../auth/password-reset.entity';
import type { RoleService } from '../auth/role.service';
import type { SessionService } from '../auth/session.service';
import { SignUp } from '../auth/sign-up.entity';
import { SavedWorkoutPlanRow } from '../workout-plans/saved-workout-plan.entity';
import { lockSignUps, voidSignUpsOf, withToken } from '../auth/sign-ups';
import { lastClaim, withoutClaim } from './claims';

interface CancellationParts {
  dataSource: DataSource;
  clock: Clock;
  users: UserService;
  sessions: SessionService;
  log: SecurityLogService;
  memberSummaries: MemberSummaryService;
  accountRemoval: AccountRemovalService;
  orders: OrderService;
  roles: RoleService;
  healthData: readonly HealthData[];
}

export interface Cancellation {
  /** Whether there is an account with the address. */
  hasAccount: boolean;
  wasTakenBack: boolean;
}

/** Cancels sign-ups that the owner of the address did not request. */
export class SignUpCancellationService {
  constructor(private readonly parts: CancellationParts) {}

  /**
   * Voids all sign-ups of the address that a link was mailed to. If one of the last day created an account, for example
   * because a mail scanner opened its link, the account is deleted with everything that was written into it. If the
   * studio knows the account, or it is an admin's, it stays without a password, which its owner can set, and staff
   * decide. An account whose password has been reset since belongs to the reader of the mails, and stays. A claimed
   * account gets back what it had before (`withoutClaim`).
   */
  async cancel(token: string, email: string, caller: Caller): Promise<Cancellation> {
    const { data: address } = emailRule.safeParse(email);
    return this.parts.dataSource.transaction(async (manager) => {
      const signUps = address ? await lockSignUps(manager, address) : [];
      const signUp = withToken(signUps, token);
      if (!signUp || signUp.expiresAt.getTime() <= this.parts.clock.now())
        throw new InvalidInput('VERIFICATION_LINK_INVALID', authMessages.verificationLinkInvalid);
      await voidSignUpsOf(manager, signUp.email);
      const found = await manager.findOneBy(User, { email: signUp.email });
      const user = found && (await this.parts.users.lock(manager, found.id));
      // Staff may have changed the address before the account was locked.
      if (user?.email !== signUp.email) return { hasAccount: false, wasTakenBack: false };
      const openedAt = this.lastOpened(signUps);
      const wasTakenBack = openedAt !== null && !(await isPasswordReset(manager, user.id, openedAt));
      if (!wasTakenBack) return { hasAccount: true, wasTakenBack };
      const claim = lastClaim(signUps, user.id);
      if (claim) return this.undoClaim(manager, { user, claim, caller });
      const isKept = user.role !== 'user' || (await isKnownToStudio(manager, user.id));
      if (isKept) await this.takeBack(manager, user);
      else await this.remove(manager, user);
      await this.recordTakingBack(manager, user.id, caller);
      return { hasAccount: isKept, wasTakenBack: isKept };
    });
  }

  private async remove(manager: EntityManager, user: User): Promise<void> {
    const { orders, accountRemoval } = this.parts;
    await orders.cancelAllOf(manager, user.id, SYSTEM);
    await accountRemoval.remove(manager, user);
  }

  private async undoClaim(
    manager: EntityManager,
    { user, claim, caller }: { user: User; claim: SignUp; caller: Caller },
  ): Promise<Cancellation> {
    await this.removeWritten(manager, user.id);
    const given = { userId: user.id, purpose: 'health_data', withdrawnAt: IsNull() } as const;
    // The member may have consented at the front desk, which no claim takes back.
    if (!(await manager.existsBy(Consent, given))) await this.removeHealthData(manager, user.id);
    const before = await withoutClaim(manager, user, claim);
    await manager.update(SignUp, { id: claim.id }, { replacedEmail: null, replacedProfile: null });
    const emailVerificationHash = sha256(randomToken());
    await this.withdrawAccess(manager, user, { ...before, emailVerificationHash });
    await this.recordTakingBack(manager, user.id, caller);
    const hasAccount = before.email === user.email;
    return { hasAccount, wasTakenBack: hasAccount };
  }

  /** When the last link was opened that made or claimed the account; null if that was too long ago. */
  private lastOpened(signUps: SignUp[]): Date | null {
    const since = this.parts.clock.now() - VERIFICATION_LIFE_MS;
    const last = Math.max(...signUps.map(({ verifiedAt }) => verifiedAt?.getTime() ?? 0));
    return last > since ? new Date(last) : null;
  }

  private async takeBack(manager: EntityManager, user: User): Promise<void> {
    await this.removeWritten(manager, user.id);
    await this.removeHealthData(manager, user.id);
    const names = { name: null, userName: null, phone: null, phoneConfirmedAt: null };
    await this.withdrawAccess(manager, user, names);
  }

  private async removeHealthData(manager: EntityManager, userId: string): Promise<void> {
    for (const { table, only } of this.parts.healthData) await manager.delete(table, { ...only, userId });
  }

  /** What only somebody who is logged in to the account writes, and the orders that they have not paid. */
  private async removeWritten(manager: EntityManager, userId: string): Promise<void> {
    await this.parts.orders.cancelAllOf(manager, userId, SYSTEM);
    for (const table of [Review, SavedWorkoutPlanRow]) await manager.delete(table, { userId });
    const consent = {
      userId,
      purpose: 'health_data',
      isGivenInPerson: false,
      withdrawnAt: IsNull(),
    } as const;
    await manager.update(Consent, consent, { withdrawnAt: new Date(this.parts.clock.now()) });
    // Workouts that the account has ticked off in its plans.
    await manager.delete(Activity, { userId, type: 'workout', recordedBy: IsNull() });
  }

  private async withdrawAccess(manager: EntityManager, user: User, changes: Partial<User>): Promise<void> {
    const { sessions, memberSummaries, roles } = this.parts;
    const { id } = user;
    if (isStaffRole(user.role)) await roles.give(manager, user, 'user');
    const values = {
      ...changes,
      fitnessGoals: null,
      workoutPreferences: null,
      mustChangePassword: false,
      passwordHash: NO_PASSWORD,
      secondFactorSince: null,
      version: () => 'version + 1',
    };
    await manager.update(User, { id }, values);
    for (const table of [PasswordReset, SecondFactor, Passkey, RecoveryCode, SignInChallenge])
      await manager.delete(table, { userId: id });
    await sessions.endAll(manager, id);
    await memberSummaries.refresh(manager, [id]);
  }

  private async recordTakingBack(manager: EntityManager, id: string, caller: Caller): Promise<void> {
    const { log } = this.parts;
    await log.write(manager, id, 'account-taken-back');
    log.report({ event: 'account-taken-back', caller, userId: id });
  }
}

const isPasswordReset = (manager: EntityManager, userId: string, since: Date): Promise<boolean> =>
  manager.existsBy(SecurityEvent, {
    userId,
    event: 'password-reset',
    createdAt: MoreThanOrEqual(since),
  });

/**
 * Whether the account has paid orders, visits or a membership, which are the studio's records too. A stranger can place
 * an order, but not pay at the desk, and tick workouts of a plan, which nobody has recorded.
 */
const isKnownToStudio = async (manager: EntityManager, userId: string): Promise<boolean> =>
  (await manager.existsBy(Order, { userId, status: In(['paid', 'refunded']) })) ||
  (await manager.existsBy(Activity, [
    { userId, type: 'attendance' },
    { userId, recordedBy: Not(IsNull()) },
  ])) ||
  (await manager.existsBy(MembershipPeriod, { userId }));
