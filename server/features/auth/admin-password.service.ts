import { timingSafeEqual } from 'node:crypto';
import { In, type DataSource } from 'typeorm';
import { LEADING_ROLES } from '#common/accounts/roles';
import type { Caller } from '../../lib/caller';
import type { Clock } from '../../lib/clock';
import type { Passwords } from '../../lib/passwords';
import { sha256Bytes } from '../../lib/secrets';
import { adminPasswordGuessedMail } from '../../mail/mails/admin-password-guessed-mail';
import type { Outbox } from '../../mail/outbox';
import type { RateLimits } from '../../rate-limits/rate-limits';
import { User } from '../accounts/user.entity';
import type { SecurityLogService } from '../security-log/security-log.service';
import { adminPassword, wrongAdminPasswords } from './auth.rate-limits';

interface AdminPasswordParts {
  dataSource: DataSource;
  clock: Clock;
  hasher: Passwords;
  limits: RateLimits;
  outbox: Outbox;
  log: SecurityLogService;
  /** If undefined, nobody can sign up as an admin. */
  adminSecret: string | undefined;
}

/** More than a few people mistype in an hour, although the form checks while they type. */
const WRONG_UNTIL_MAIL = 50;
const EVERYONE = 'everyone';

/** The password that is shared by all who may sign up as an admin. */
export class AdminPasswordService {
  constructor(private readonly parts: AdminPasswordParts) {}

  /** Whether a password is the right one; the form checks it while the user types. */
  async isRight(password: string, caller: Caller): Promise<boolean> {
    const { limits, log, adminSecret } = this.parts;
    const attempt = { event: 'admin-password-refused', caller } as const;
    const wrong = await log.count(attempt, async () => {
      await limits.take(adminPassword, caller.network);
      return adminSecret === undefined ? 0 : limits.take(wrongAdminPasswords, EVERYONE);
    });
    if (adminSecret === undefined) return false;
    if (timingSafeEqual(sha256Bytes(password), sha256Bytes(adminSecret))) {
      await limits.giveBack(wrongAdminPasswords, EVERYONE);
      return true;
    }
    log.report({ ...attempt, reason: 'wrong-password' });
    if (wrong === WRONG_UNTIL_MAIL) await this.notifyAdmins();
    return false;
  }

  /** Whether the hash is that of the present one, and not of one that was replaced since. */
  async isCurrent(passwordHash: string): Promise<boolean> {
    const { hasher, adminSecret } = this.parts;
    return adminSecret !== undefined && hasher.verify(passwordHash, adminSecret);
  }

  private async notifyAdmins(): Promise<void> {
    const { dataSource, outbox, clock } = this.parts;
    const mail = adminPasswordGuessedMail({ count: WRONG_UNTIL_MAIL, at: new Date(clock.now()) });
    await dataSource.transaction(async (manager) => {
      for (const { email } of await manager.findBy(User, { role: In(LEADING_ROLES) }))
        await outbox.put(manager, { to: email, mail });
    });
  }
}
