import type { DataSource, EntityManager } from 'typeorm';
import { isLeadingRole } from '#common/accounts/roles';
import { email as emailRule, newPassword } from '#common/auth/fields';
import { authMessages } from '#common/auth/messages';
import { MemberSummaryService } from '#server/features/members/member-summary.service';
import { User } from '#server/features/accounts/user.entity';
import { Consent } from '#server/features/consents/consent.entity';
import { noticeIn } from '#server/features/legal/legal-texts.service';
import { SecurityLogService } from '#server/features/security-log/security-log.service';
import { endSetUp, hasAdmin } from '#server/features/set-up/set-up-row';
import { systemClock } from '#server/lib/clock';
import { isCommonPassword } from '#server/lib/common-passwords';
import { StartError } from '#server/lib/errors';
import { createLogger } from '#server/lib/logger';
import { Passwords } from '#server/lib/passwords';
import { askForPassword } from './ask-for-password';
import { requireConfirmedAddress, rolesOf } from './set-role';

const log = new SecurityLogService({ clock: systemClock, logger: createLogger('warn') });
const memberSummaries = new MemberSummaryService();

/** Promotes the account of the address, or creates one with the password that `ask` returns; returns a message. */
export async function createAdmin(
  dataSource: DataSource,
  address: string | undefined,
  ask = askForPassword,
): Promise<string> {
  const { data: email } = emailRule.safeParse(address);
  if (!email) {
    throw new StartError('Add the e-mail address of the admin: npm run admin:create -- asha@example.com');
  }
  const user = await dataSource.getRepository(User).findOneBy({ email });
  if (user && isLeadingRole(user.role)) return `${email} is an ${user.role} already.`;
  if (user) {
    requireConfirmedAddress(user);
    await dataSource.transaction(async (manager) => {
      await endFirstRun(manager);
      await rolesOf(dataSource).give(manager, user, 'admin');
    });
    return `${email} is an admin now, and has to log in again.`;
  }
  await insertAdmin(dataSource, email, await hashOfNewPassword(await ask()));
  return `${email} can log in as admin now.`;
}

/** Ends the set-up, since whoever makes the first admin here does without the link and its steps. */
async function endFirstRun(manager: EntityManager): Promise<void> {
  if (!(await hasAdmin(manager))) await endSetUp(manager);
}

async function hashOfNewPassword(typed: string): Promise<string> {
  const { data: password, error } = newPassword.safeParse(typed);
  if (!password) throw new StartError(error?.issues[0]?.message ?? authMessages.passwordRequired);
  if (isCommonPassword(password)) throw new StartError(authMessages.passwordTooCommon);
  const hasher = new Passwords();
  try {
    return await hasher.hash(password);
  } finally {
    await hasher.close();
  }
}

const insertAdmin = (dataSource: DataSource, email: string, passwordHash: string) =>
  dataSource.transaction(async (manager) => {
    await endFirstRun(manager);
    const now = new Date();
    const admin = manager.create(User, {
      email,
      passwordHash,
      role: 'admin',
      createdAt: now,
      staffSince: now,
    });
    const { id } = await manager.save(admin);
    const noticeVersion = await noticeIn(manager);
    const consent = { purpose: 'account' as const, noticeVersion, givenAt: now };
    await manager.insert(Consent, { userId: id, ...consent });
    await memberSummaries.refresh(manager, [id]);
    await log.write(manager, id, 'admin-made');
  });
