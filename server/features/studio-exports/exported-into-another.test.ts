/** The files of an export are imported into another studio as they are. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedContent } from '../../seed/content';
import { seedDemoAccounts } from '../../seed/demo-accounts';
import { seedDemoActivities } from '../../seed/demo-activities';
import { seedDemoOrders } from '../../seed/demo-orders';
import { startHarness, type Harness } from '../../test/harness';
import { Importer } from '../../test/import-calls';
import { signedIn } from '../../test/order-calls';
import { summaryDifferences } from '../../test/summaries';
import type { Passwords } from '../../lib/passwords';
import { ExportDesk } from './testing/export-desk';

const QUICK = { hash: () => Promise.resolve('a hash') } as unknown as Passwords;

/** The demo data takes a while on a busy machine. */
const BUSY_MS = 90_000;

let exported: Harness;
let empty: Harness;
let files: Map<string, Buffer>;
let importer: Importer;
beforeAll(async () => {
  [exported, empty] = await Promise.all([startHarness(), startHarness()]);
  const { dataSource, clock } = exported;
  await seedContent(dataSource);
  await seedDemoAccounts(dataSource, QUICK, clock.ms);
  await seedDemoActivities(dataSource, clock.ms);
  await seedDemoOrders(dataSource, clock.ms);
  const desk = await ExportDesk.open(exported);
  await desk.start();
  await exported.runDueJobs();
  files = await desk.files();
  const { browser } = await signedIn(empty, 'admin');
  importer = new Importer(empty, browser);
}, BUSY_MS);
afterAll(() => Promise.all([exported.stop(), empty.stop()]));

const fileOf = (table: string) => files.get(`csv/${table}.csv`)!;
const rowsIn = ({ dataSource }: Harness, statement: string) => dataSource.query<object[]>(statement);

const MEMBERS = `select id, name, email, phone, (created_at at time zone 'Asia/Kolkata')::date::text as joined
  from users where role = 'user' order by id`;
const VISITS = `select user_id, type, workout, happened_at from activities
  join users on users.id = user_id where role = 'user' order by user_id, happened_at, type, workout`;
/** Passes that have begun. */
const passesAt = (
  ms: number,
) => `select user_id, line, membership_periods.kind, plan, starts_at, ends_at, ended_at
  from membership_periods join users on users.id = user_id
  where role = 'user' and starts_at <= '${new Date(ms).toISOString()}' order by user_id, line, starts_at, ends_at`;
const MONEY = `select (select count(*) from orders)::int as orders, (select count(*) from receipts)::int as receipts,
  (select count(*) from ledger_entries)::int as entries, (select count(*) from mails)::int as mails`;

test(
  'members, visits and passes of an exported studio are the same in an empty one',
  async () => {
    expect(await importer.import(fileOf('activities'))).toMatchObject({
      kind: 'VISITS',
      counts: { created: 0 },
    });
    const members = await importer.import(fileOf('users'));
    const staff = await importer.rows(members.id, { plans: ['SKIP'] });
    expect(new Set(staff.map(({ problems }) => problems[0]!.column))).toEqual(new Set(['role']));
    expect(members).toMatchObject({ kind: 'MEMBERS', status: 'DONE' });
    const visits = await importer.import(fileOf('activities'));
    expect(visits).toMatchObject({ kind: 'VISITS', status: 'DONE', counts: { skip: 0, failed: 0 } });
    const passes = await importer.import(fileOf('membership_periods'));
    expect(passes).toMatchObject({ kind: 'PASSES', status: 'DONE', counts: { failed: 0 } });

    const expected = await rowsIn(exported, VISITS);
    expect(expected.length).toBeGreaterThan(100);
    expect(await rowsIn(empty, VISITS)).toEqual(expected);
    expect(await rowsIn(empty, MEMBERS)).toEqual(await rowsIn(exported, MEMBERS));
    const begun = await rowsIn(exported, passesAt(exported.clock.ms));
    expect(begun.length).toBeGreaterThan(10);
    expect(await rowsIn(empty, passesAt(exported.clock.ms))).toEqual(begun);
    expect(await rowsIn(empty, MONEY)).toEqual([{ orders: 0, receipts: 0, entries: 0, mails: 0 }]);
    expect(await summaryDifferences(empty.dataSource)).toEqual({});

    for (const table of ['users', 'activities', 'membership_periods'])
      expect((await importer.uploadAndCheck(fileOf(table))).counts, table).toMatchObject({
        create: 0,
        update: 0,
      });
  },
  BUSY_MS,
);
