import type { DataSource } from 'typeorm';
import { isLeadingRole } from '#common/accounts/roles';
import { authMessages } from '#common/auth/messages';
import { COOKIES, type Caller } from '../../lib/caller';
import { Conflict } from '../../lib/errors';
import type { UserActor } from '../../lib/actor';
import { accountDeletedMail } from '../../mail/mails/account-deleted-mail';
import type { Outbox } from '../../mail/outbox';
import type { PasswordService } from '../auth/password.service';
import { SignUp } from '../auth/sign-up.entity';
import { lockSignUps } from '../auth/sign-ups';
import type { AccountRemovalService } from '../accounts/account-removal.service';
import type { User } from '../accounts/user.entity';
import { lastOneAs } from '../accounts/last-leader';
import type { UserService } from '../accounts/user.service';
import type { OrderService } from '../sales/order.service';
import type { SecurityLogService } from '../security-log/security-log.service';

interface DeletionParts {
  dataSource: DataSource;
  outbox: Outbox;
  users: UserService;
  passwords: PasswordService;
  log: SecurityLogService;
  orders: OrderService;
  accountRemoval: AccountRemovalService;
}

/** Deletes accounts at the request of their owners. */
export class AccountDeletionService {
  constructor(private readonly parts: DeletionParts) {}

  /** Deletes the account and the data that belongs to it; requires the password again. */
  async remove(actor: UserActor, password: string, caller: Caller): Promise<void> {
    const { dataSource, users, passwords, outbox, log, orders, accountRemoval } = this.parts;
    const checkedHash = await passwords.requirePassword(actor, { password, field: 'password' }, caller);
    await dataSource.transaction(async (manager) => {
      // Before the account, as when a link of a sign-up is opened: another order could deadlock.
      const { email: address } = await users.currentUser(manager, actor.id);
      if (address !== null) await lockSignUps(manager, address);
      if (isLeadingRole(actor.role)) requireOthers(await users.lockLeaders(manager), actor);
      const { email } = (await passwords.lockVerified(manager, actor, checkedHash)).user;
      await orders.cancelAllOf(manager, actor.id, actor);
      if (email !== null) await manager.delete(SignUp, { email });
      await accountRemoval.remove(manager, { id: actor.id, email });
      await outbox.put(manager, { to: email, mail: accountDeletedMail() });
      await log.write(manager, actor.id, 'account-deleted');
    });
    for (const cookie of Object.values(COOKIES)) caller.clearCookie(cookie);
  }
}

function requireOthers(leaders: readonly User[], actor: UserActor): void {
  const last = lastOneAs(leaders, actor, null);
  if (last === 'owner') throw new Conflict('LAST_OWNER', authMessages.lastOwnerNotDeletable);
  if (last) throw new Conflict('LAST_ADMIN', authMessages.lastAdminNotDeletable);
}
