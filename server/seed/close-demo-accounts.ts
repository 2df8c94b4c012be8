import { In, IsNull, Like, Not, type DataSource, type EntityManager } from 'typeorm';
import { LEADING_ROLES } from '#common/accounts/roles';
import { ApiKey } from '../features/api-keys/api-key.entity';
import { Session } from '../features/auth/session.entity';
import { User } from '../features/accounts/user.entity';
import { MemberSummaryService } from '../features/members/member-summary.service';
import { NO_PASSWORD, type Passwords } from '../lib/passwords';
import { DEMO_ADDRESSES, DEMO_LOGINS, DEMO_PHONES } from './demo-accounts';

/** Accounts with log-in names that are published, and those that lead the studio, whatever their names are now. */
const POSSIBLE = [{ email: Like(DEMO_ADDRESSES) }, { phone: In(DEMO_PHONES) }, { role: In(LEADING_ROLES) }];

/**
 * Takes the published passwords, the role and API keys from demo accounts: a studio may go into production with the database of
 * its trial. Accounts with another password stay as they are. Returns how many had a published one.
 */
export async function closeDemoAccounts(
  dataSource: DataSource,
  hasher: Pick<Passwords, 'verify'>,
  now: number,
): Promise<number> {
  const hashes = await publishedHashes(dataSource, hasher);
  if (hashes.length === 0) return 0;
  return dataSource.transaction(async (manager) => {
    const users = await manager.find(User, {
      where: { passwordHash: In(hashes) },
      order: { id: 'ASC' },
      lock: { mode: 'for_no_key_update' },
    });
    await close(
      manager,
      users.map(({ id }) => id),
      now,
    );
    return users.length;
  });
}

export const demoAccountsClosed = (count: number): string =>
  `The database is that of a trial: ${count} demo accounts had published passwords, and have none now.`;

/** Hashes of published passwords, which most demo accounts share. */
async function publishedHashes(dataSource: DataSource, hasher: Pick<Passwords, 'verify'>): Promise<string[]> {
  const users = await dataSource.getRepository(User).find({
    select: { id: true, passwordHash: true },
    where: POSSIBLE.map((account) => ({ ...account, passwordHash: Not(NO_PASSWORD) })),
  });
  const published: string[] = [];
  for (const hash of new Set(users.map(({ passwordHash }) => passwordHash)))
    for (const { password } of Object.values(DEMO_LOGINS))
      if (await hasher.verify(hash, password)) published.push(hash);
  return published;
}

async function close(manager: EntityManager, ids: string[], now: number): Promise<void> {
  const values = { passwordHash: NO_PASSWORD, role: 'user' as const, staffSince: null };
  await manager.update(User, { id: In(ids) }, { ...values, version: () => 'version + 1' });
  await manager.delete(ApiKey, { ownerId: In(ids) });
  await manager.update(Session, { userId: In(ids), endedAt: IsNull() }, { endedAt: new Date(now) });
  await new MemberSummaryService().refresh(manager, ids);
}
