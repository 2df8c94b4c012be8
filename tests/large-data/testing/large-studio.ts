import type { DataSource } from 'typeorm';
import { createDataSource } from '#server/composition/data-source';
import { User } from '#server/features/accounts/user.entity';
import { PlanOffer } from '#server/features/plans/plan-offer.entity';
import { Trainer } from '#server/features/trainers/trainer.entity';
import type { Passwords } from '#server/lib/passwords';
import { seedContent } from '#server/seed/content';
import { DEMO_LOGINS } from '#server/seed/demo-accounts';
import { seedDemoData } from '#server/seed/demo-data';
import { fillLargeStudio } from '#server/seed/large/fill';
import { sizeOf } from '#server/seed/large/large-studio';
import { Browser } from '#server/test/browser';
import { PASSWORD, type UserWithEmail } from '#server/test/factories';
import { startHarness } from '#server/test/harness';
import { onlineGateway } from '#server/test/online-gateway';
import { beginSession } from '#server/test/order-calls';
import { quickHash } from '#server/test/quick-hashing';
import { createTestDatabase } from '#server/test/test-database';
import type { Common } from '../../operations/support/given';
import { sendPlans } from './recorded-plans';

const QUICK = { hash: (password: string) => Promise.resolve(quickHash(password)) } as unknown as Passwords;

/** The running server on a database with many members. The password of the admin is `PASSWORD`, too. */
export interface LargeStudio extends Common {
  /** A member with a gym pass, another one each time; the password is `PASSWORD`. */
  member: () => Promise<UserWithEmail>;
  as: (user: User) => Promise<Browser>;
  /** The id of a row that meets a condition, another one each time. */
  rowOf: (table: string, condition: string) => Promise<string>;
  stop: () => Promise<void>;
}

/** Fills a database of its own, and starts the server on it. Its connections send plans. */
export async function startLargeStudio(members: number): Promise<LargeStudio> {
  const database = await createTestDatabase();
  const filling = await createDataSource(database.url, { statementTimeoutMs: 0 }).initialize();
  await seedContent(filling);
  await seedDemoData(filling, QUICK, Date.now());
  await fillLargeStudio(filling, sizeOf(members));
  await sendPlans(filling);
  await filling.destroy();
  const online = onlineGateway();
  const harness = await startHarness(undefined, {
    databaseUrl: () => database.url,
    gateways: [online.gateway],
    desk: { upiAddress: 'studio@bank' },
    rateLimitScale: 1000,
  });
  harness.clock.ms = Date.now();
  const { dataSource } = harness;
  const adminUser = await dataSource.getRepository(User).findOneByOrFail({ email: DEMO_LOGINS.admin.email });
  const as = async (user: User) => {
    const browser = new Browser(harness);
    await beginSession(harness, browser, user);
    return browser;
  };
  const givePassword = (id: string) =>
    dataSource.query('update users set password_hash = $2 where id = $1', [id, quickHash(PASSWORD)]);
  await givePassword(adminUser.id);
  const rowOf = otherRows(dataSource);
  return {
    harness,
    online,
    admin: await as(adminUser),
    offer: await dataSource.getRepository(PlanOffer).findOneByOrFail({ name: 'Premium' }),
    trainer: await dataSource.getRepository(Trainer).findOneByOrFail({}),
    member: async () => {
      const id = await rowOf(
        'users',
        `name is not null and email like '%@members.example' and id in (
           select user_id from membership_periods where line = 'pass' and starts_at < now() and ends_at > now())`,
      );
      await givePassword(id);
      return (await dataSource.getRepository(User).findOneByOrFail({ id })) as UserWithEmail;
    },
    as,
    rowOf,
    stop: async () => {
      await harness.stop();
      await database.drop();
    },
  };
}

/** More than there are mutations. */
const ROWS_AT_ONCE = 500;

function otherRows(dataSource: DataSource) {
  const known = new Map<string, string[]>();
  return async (table: string, condition: string): Promise<string> => {
    const select = `select id from ${table} where ${condition} order by id limit ${ROWS_AT_ONCE}`;
    if (!known.has(select)) {
      const rows = await dataSource.query<{ id: string }[]>(select);
      known.set(
        select,
        rows.map(({ id }) => id),
      );
    }
    const id = known.get(select)!.shift();
    if (!id) throw new Error(`no more rows: ${select}`);
    return id;
  };
}
