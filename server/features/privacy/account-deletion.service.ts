import type { DataSource, EntityManager } from 'typeorm';
import { isLeadingRole, isStaffRole } from '#common/accounts/roles';
import { authMessages } from '#common/auth/messages';
import { memberMessages } from '#common/members/messages';
import { COOKIES, type Caller } from '../../lib/caller';
import { Conflict, invalidField } from '../../lib/errors';
import type { UserActor } from '../../lib/actor';
import { isUuid } from '../../lib/uuid';
import { accountDeletedMail } from '../../mail/mails/account-deleted-mail';
import type { Outbox } from '../../mail/outbox';
import type { RateLimits } from '../../rate-limits/rate-limits';
import { hasEnteredPassword } from '../auth/leaders';
import type { PasswordService } from '../auth/password.service';
import type { RoleService } from '../auth/role.service';
import { SignUp } from '../auth/sign-up.entity';
import { lockSignUps } from '../auth/sign-ups';
import type { AccountRemovalService } from '../accounts/account-removal.service';
import { User } from '../accounts/user.entity';
import { lastOneAs } from '../accounts/last-leader';
import type { UserService } from '../accounts/user.service';
import { keepResult } from '../idempotency/keep-result';
import type { JournalService } from '../journal/journal.service';
import type { OrderService } from '../sales/order.service';
import type { SecurityLogService } from '../security-log/security-log.service';
import { memberDeletion } from './privacy.rate-limits';

interface DeletionParts {
  dataSource: DataSource;
  outbox: Outbox;
  users: UserService;
  passwords: PasswordService;
  roles: RoleService;
  log: SecurityLogService;
  orders: OrderService;
  accountRemoval: AccountRemovalService;
  limits: Pick<RateLimits, 'take'>;
  journal: JournalService;
}

interface MemberToDelete {
  id: string;
  /** For the journal. */
  reason: string;
  /** Password of the actor. */
  password?: string | null;
}

/** Deletes accounts, at the request of their owners or as staff decide. */
export class AccountDeletionService {
  constructor(private readonly parts: DeletionParts) {}

  /** Deletes the account and the data that belongs to it; requires the password again. */
  async remove(actor: UserActor, password: string, caller: Caller): Promise<void> {
    const { dataSource, users, passwords, roles } = this.parts;
    const checkedHash = await passwords.requirePassword(actor, { password, field: 'password' }, caller);
    await dataSource.transaction(async (manager) => {
      // Locked before the account, as when a sign-up link is opened: another order could deadlock.
      const { email: address } = await users.currentUser(manager, actor.id);
      if (address !== null) await lockSignUps(manager, address);
      if (isLeadingRole(actor.role)) requireOthers(await users.lockLeaders(manager), actor);
      const { user } = await passwords.lockVerified(manager, actor, checkedHash);
      if (isStaffRole(user.role)) await roles.give(manager, user, 'user');
      await this.erase(manager, actor, { account: user, by: 'member' });
    });
    for (const cookie of Object.values(COOKIES)) caller.clearCookie(cookie);
  }

  /**
   * Deletes the account of a member in the same way, as staff decide; returns its id. Requires their password, which
   * programs have not: what they may do, the password was entered for when their key was made.
   */
  async removeMember(
    actor: UserActor,
    { id, reason, password }: MemberToDelete,
    caller: Caller,
  ): Promise<string> {
    const { dataSource, passwords, limits, journal } = this.parts;
    if (!actor.key && !(await hasEnteredPassword({ passwords, actor, password, caller })))
      throw invalidField('password', 'REQUIRED', authMessages.passwordRequired);
    await limits.take(memberDeletion, actor.id);
    return dataSource.transaction(async (manager) => {
      const account = await this.lockMember(manager, id);
      await this.erase(manager, actor, { account, by: 'staff' });
      // The entry names no member: the deletion would remove it.
      const entry = { type: 'member.deleted', subjectId: null, memberId: null } as const;
      await journal.write(manager, actor, { ...entry, before: {}, after: { reason } });
      await keepResult(manager, actor, account.id);
      return account.id;
    });
  }

  private async lockMember(manager: EntityManager, id: string): Promise<User> {
    const { users } = this.parts;
    const known = isUuid(id) ? await manager.findOneBy(User, { id }) : null;
    // Locked before the account, as in `remove`.
    if (known && known.email !== null) await lockSignUps(manager, known.email);
    const user = await users.lockMember(manager, id);
    if (isStaffRole(user.role)) throw new Conflict('STAFF_ACCOUNT', memberMessages.staffNotDeletable);
    return user;
  }

  /** The caller has locked the account. */
  private async erase(
    manager: EntityManager,
    actor: UserActor,
    { account: { id, email }, by }: { account: Pick<User, 'id' | 'email'>; by: 'member' | 'staff' },
  ): Promise<void> {
    const { outbox, log, orders, accountRemoval } = this.parts;
    await orders.cancelAllOf(manager, id, actor);
    if (email !== null) await manager.delete(SignUp, { email });
    await accountRemoval.remove(manager, { id, email });
    await outbox.put(manager, { to: email, mail: accountDeletedMail(by) });
    await log.write(manager, id, 'account-deleted');
  }
}

function requireOthers(leaders: readonly User[], actor: UserActor): void {
  const last = lastOneAs(leaders, actor, null);
  if (last === 'owner') throw new Conflict('LAST_OWNER', authMessages.lastOwnerNotDeletable);
  if (last) throw new Conflict('LAST_ADMIN', authMessages.lastAdminNotDeletable);
}
