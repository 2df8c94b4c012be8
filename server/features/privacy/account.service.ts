import type { DataSource, EntityManager } from 'typeorm';
import { messages } from '#common/messages';
import { COOKIES, type Caller } from '../../lib/caller';
import type { Clock } from '../../lib/clock';
import { Conflict } from '../../lib/errors';
import type { Viewer } from '../../lib/viewer';
import { accountDeletedMail } from '../../mail/mails/account-deleted-mail';
import type { Outbox } from '../../mail/outbox';
import type { PasswordService } from '../auth/password.service';
import { SignUp } from '../auth/sign-up.entity';
import { User } from '../members/user.entity';
import type { OrderService } from '../orders/order.service';
import type { SecurityLog } from '../security-log/security-log.service';
import { MEMBER_READS } from './member-data';

interface AccountParts {
  dataSource: DataSource;
  clock: Clock;
  outbox: Outbox;
  passwords: PasswordService;
  log: SecurityLog;
  orders: OrderService;
}

/** The rights of the one whom an account is about: a copy of it, and its end. */
export class AccountService {
  constructor(private readonly parts: AccountParts) {}

  /** Everything that is kept about the viewer, by table. */
  async dataOf(viewer: Viewer): Promise<Record<string, unknown>> {
    const data: Record<string, unknown> = { exportedAt: new Date(this.parts.clock.now()) };
    for (const [table, statement] of MEMBER_READS) {
      data[table] = await this.parts.dataSource.query(statement, [viewer.id]);
    }
    return data;
  }

  /** Removes the account and everything that hangs on it; the password is asked for again. */
  async remove(viewer: Viewer, password: string, caller: Caller): Promise<void> {
    const { dataSource, passwords, outbox, log, orders } = this.parts;
    const checkedHash = await passwords.requirePassword(viewer, password, 'password');
    await dataSource.transaction(async (manager) => {
      if (viewer.role === 'admin') await keepLastAdmin(manager);
      const { email } = (await passwords.holdChecked(manager, viewer, checkedHash)).user;
      await orders.cancelAllOf(manager, viewer.id);
      await manager.delete(SignUp, { email });
      await manager.delete(User, { id: viewer.id });
      await outbox.forget(manager, email);
      await outbox.put(manager, { to: email, mail: accountDeletedMail() });
      await log.write(manager, viewer.id, 'account-deleted');
    });
    for (const cookie of Object.values(COOKIES)) caller.clearCookie(cookie);
  }
}

/** Held against other deletions only: an admin who writes to the audit log meanwhile must not wait for this one. */
async function keepLastAdmin(manager: EntityManager): Promise<void> {
  const admins = await manager.find(User, { where: { role: 'admin' }, lock: { mode: 'for_no_key_update' } });
  if (admins.length === 1) throw new Conflict(messages.lastAdminStays);
}
