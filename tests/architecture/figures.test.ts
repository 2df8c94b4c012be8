/** Every figure of the panel is the count or the sum of the rows at the address that it opens. */
import { print, type DocumentNode } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { studioDay } from '#common/calendar';
import { enumName } from '#common/enum-names';
import { ageOf, DUE_AGES } from '#common/orders/due-ages';
import { activityFilter } from '#client/features/admin/activities/activity-filter';
import { MembersAtRiskDocument } from '#client/features/admin/at-risk/at-risk.generated';
import { DayToCloseDocument } from '#client/features/admin/day-close/day-close.generated';
import { BookedRevenueDocument } from '#client/features/admin/figures/booked-revenue.generated';
import { DueSumsDocument } from '#client/features/admin/figures/due-sums.generated';
import {
  ActivityCountDocument,
  MemberCountDocument,
} from '#client/features/admin/figures/figure-tiles.generated';
import {
  bookedSearch,
  duesTile,
  hourSearch,
  listTiles,
  revenueTile,
  visitorSearch,
  weekSearch,
  weeksSearch,
} from '#client/features/admin/figures/tile-addresses';
import { VisitStatisticsDocument } from '#client/features/admin/figures/visit-statistics.generated';
import { memberFilter } from '#client/features/admin/members/member-filters';
import { DUE_AGE, orderConditions, searchFor } from '#client/features/admin/orders/order-filter';
import { OldestOrdersDocument } from '#client/features/admin/overview/waiting-orders.generated';
import { MemberProgressDocument } from '#client/features/admin/progress/progress.generated';
import { membersAddress } from '#client/features/admin/trainers/members-address';
import { ManagedTrainersDocument } from '#client/features/admin/trainers/trainers.generated';
import { seedContent } from '#server/seed/content';
import { seedDemoAccounts } from '#server/seed/demo-accounts';
import { seedDemoActivities } from '#server/seed/demo-activities';
import { seedDemoOrders } from '#server/seed/demo-orders';
import { seedDemoTrainerAssignments } from '#server/seed/demo-trainer-assignments';
import { recordVisit, recordWorkout } from '#server/test/activity-calls';
import type { Browser } from '#server/test/browser';
import { createPlanOffers, createUser } from '#server/test/factories';
import { startHarness, type Harness } from '#server/test/harness';
import { buyAndRefund, sellInParts, signedIn } from '#server/test/order-calls';
import type { Passwords } from '#server/lib/passwords';

const QUICK = { hash: () => Promise.resolve('a hash') } as unknown as Passwords;

/** The demo data takes a while on a busy machine. */
const SEEDING_MS = 90_000;

let harness: Harness;
let admin: Browser;
let memberId: string;
beforeAll(async () => {
  harness = await startHarness(undefined, { rateLimitScale: 1000 });
  await seedContent(harness.dataSource);
  await seedDemoAccounts(harness.dataSource, QUICK, harness.clock.ms);
  for (const seed of [seedDemoActivities, seedDemoOrders, seedDemoTrainerAssignments])
    await seed(harness.dataSource, harness.clock.ms);
  ({ browser: admin } = await signedIn(harness, 'admin'));
  const member = await createUser(harness.dataSource);
  memberId = member.id;
  await buyAndRefund(harness, member);
  const [offer] = await createPlanOffers(harness.dataSource, 1, { name: 'Sold in parts' });
  for (const dueOn of ['2026-11-22', '2026-12-05']) {
    const { id } = await createUser(harness.dataSource);
    const { errors } = await sellInParts(admin, { memberId: id, offer: offer!, dueOn });
    if (errors.length > 0) throw new Error(errors[0]!.message);
  }
  await recordVisit(admin, memberId);
  await recordWorkout(admin, memberId);
}, SEEDING_MS);
afterAll(() => harness.stop());

interface ListedRow {
  id: string;
  openInstalments?: { dueOn: string; amount: Money }[];
}

interface Money {
  minorUnits: number;
}

interface Counted {
  totalCount: { count: number };
}

async function answer<Data>(query: string, variables: object = {}): Promise<Data> {
  const { data, errors } = await admin.gql(query, { ...variables });
  if (errors.length > 0) throw new Error(errors[0]!.message);
  return data as Data;
}

const read = <Data>(document: DocumentNode, variables: object = {}) =>
  answer<Data>(print(document), variables);

/** The lists of the panel: how they read their address, and the sums over their rows. */
const LISTS = {
  members: { list: 'members', input: 'MemberFilter', fields: 'id', filterAt: memberFilter },
  attendance: {
    list: 'activities',
    input: 'ActivityFilter',
    fields: 'id',
    filterAt: (at: Address) => activityFilter('ATTENDANCE', at),
  },
  workouts: {
    list: 'activities',
    input: 'ActivityFilter',
    fields: 'id',
    filterAt: (at: Address) => activityFilter('WORKOUT', at),
  },
  orders: {
    list: 'orders',
    input: 'OrderFilter',
    fields: 'id openInstalments { dueOn amount { minorUnits } }',
    filterAt: orderConditions,
  },
};

interface RowPage {
  nodes: ListedRow[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

interface Address {
  value: (name: string) => string;
}

/** All rows at an address, page by page, as the list reads them. */
async function rowsAt(search: string): Promise<ListedRow[]> {
  const parameters = new URLSearchParams(search);
  const { list, input, fields, filterAt } = LISTS[parameters.get('tab') as keyof typeof LISTS];
  const filter = filterAt({ value: (name) => parameters.get(name) ?? '' });
  const query = `query ($filter: ${input}, $after: String) {
    ${list}(filter: $filter, first: 50, after: $after) { nodes { ${fields} } pageInfo { hasNextPage endCursor } }
  }`;
  const rows: ListedRow[] = [];
  let after: string | null = null;
  do {
    const data: Record<string, RowPage> = await answer(query, { filter, after });
    const { nodes, pageInfo } = data[list]!;
    rows.push(...nodes);
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  } while (after !== null);
  return rows;
}

const count = async (search: string) => (await rowsAt(search)).length;

const due = async (search: string, isCounted: (dueOn: string) => boolean = () => true) =>
  (await rowsAt(search))
    .flatMap(({ openInstalments }) => openInstalments!)
    .filter(({ dueOn }) => isCounted(dueOn))
    .reduce((sum, { amount }) => sum + amount.minorUnits, 0);

/** Amounts booked on some days for the orders at an address. */
async function booked(search: string, { from, to }: { from: string; to: string }): Promise<number> {
  const ids = (await rowsAt(search)).map(({ id }) => id);
  const [row] = await harness.dataSource.query<{ sum: string }[]>(
    `select coalesce(sum(amount_paise), 0) as sum from ledger_entries
     where order_id = any($1) and kind in ('payment', 'refund') and account <> 'member'
       and (booked_at at time zone 'Asia/Kolkata')::date between $2 and $3`,
    [ids, from, to],
  );
  return Number(row!.sum);
}

/** A figure, and what the rows at its address come to. */
type Compared = readonly [name: string, figure: number, rows: number];

async function tiles(): Promise<Compared[]> {
  const now = harness.clock.ms;
  const counted = listTiles(now).map(async ({ id, of, filter, search }): Promise<Compared> => {
    const document = of === 'members' ? MemberCountDocument : ActivityCountDocument;
    const data = await read<Record<string, Counted>>(document, { filter });
    return [id, data[of]!.totalCount.count, await count(search)];
  });
  const { current, search } = revenueTile(now);
  const { revenue } = await read<{ revenue: { net: Money } }>(BookedRevenueDocument, { bookedOn: current });
  return [
    ...(await Promise.all(counted)),
    ['revenue', revenue.net.minorUnits, await booked(search, current)],
  ];
}

async function dues(): Promise<Compared[]> {
  const { dueSums } = await read<{ dueSums: { age: string; amount: Money }[] }>(DueSumsDocument);
  const sumOf = (age?: string) =>
    dueSums
      .filter((one) => age === undefined || one.age === enumName(age))
      .reduce((sum, { amount }) => sum + amount.minorUnits, 0);
  const today = studioDay(harness.clock.ms);
  const ages = DUE_AGES.map(async (age): Promise<Compared> => {
    const search = searchFor('part_paid', { [DUE_AGE]: age });
    return [`dues ${age}`, sumOf(age), await due(search, (dueOn) => ageOf(dueOn, today) === age)];
  });
  return [['dues', sumOf(), await due(duesTile.search)], ...(await Promise.all(ages))];
}

async function overviewLists(): Promise<Compared[]> {
  const { orders } = await read<{ orders: Counted }>(OldestOrdersDocument, { first: 5 });
  const risk = await read<Record<'high' | 'moderate', Counted & { edges: object[] }>>(MembersAtRiskDocument, {
    first: 25,
  });
  return [
    ['waiting orders', orders.totalCount.count, await count(searchFor('pending'))],
    ...(['high', 'moderate'] as const).map((level): Compared => [
      `risk ${level}`,
      risk[level].totalCount.count,
      risk[level].edges.length,
    ]),
  ];
}

async function charts(): Promise<Compared[]> {
  const { visitStatistics } = await read<{
    visitStatistics: {
      weeks: { startsOn: string; visits: number }[];
      busyHours: { weekday: number; hour: number; visits: number }[];
    };
  }>(VisitStatisticsDocument);
  const { weeks, busyHours } = visitStatistics;
  const all = weeks.reduce((sum, { visits }) => sum + visits, 0);
  return [
    ['visits of all weeks', all, await count(weeksSearch(weeks))],
    ...(await Promise.all(
      weeks.map(async ({ startsOn, visits }): Promise<Compared> => [
        `week of ${startsOn}`,
        visits,
        await count(weekSearch('attendance', startsOn)),
      ]),
    )),
    ...(await Promise.all(
      busyHours.map(async ({ visits, ...hour }): Promise<Compared> => [
        `weekday ${hour.weekday}, hour ${hour.hour}`,
        visits,
        await count(hourSearch(weeks, hour)),
      ]),
    )),
  ];
}

async function people(): Promise<Compared[]> {
  const { managedTrainers } = await read<{
    managedTrainers: { id: string; trainer: { assignedUsersCount: number } }[];
  }>(ManagedTrainersDocument);
  const { user } = await read<{
    user: { progress: { visitCount: number; workoutCount: number } };
  }>(MemberProgressDocument, { id: memberId, weeks: 12, latest: 5 });
  return [
    ...(await Promise.all(
      managedTrainers.map(async ({ id, trainer }): Promise<Compared> => [
        `members of ${id}`,
        trainer.assignedUsersCount,
        await count(membersAddress(id).search),
      ]),
    )),
    ['visits of a member', user.progress.visitCount, await count(visitorSearch('attendance', memberId))],
    ['workouts of a member', user.progress.workoutCount, await count(visitorSearch('workouts', memberId))],
  ];
}

async function dayClose(): Promise<Compared[]> {
  const { dayToClose } = await read<{
    dayToClose: {
      day: string;
      coversFrom: string;
      ways: { received: Money; refunded: Money }[];
    };
  }>(DayToCloseDocument, { day: null });
  const { day, coversFrom, ways } = dayToClose;
  const net = ways.reduce(
    (sum, { received, refunded }) => sum + received.minorUnits - refunded.minorUnits,
    0,
  );
  const days = { from: coversFrom, to: day };
  return [['money of the day to close', net, await booked(bookedSearch(days), days)]];
}

test.each([
  ['the tiles', tiles, 5],
  ['dues by age', dues, 2],
  ['the lists of the overview', overviewLists, 2],
  ['the charts of visits', charts, 20],
  ['trainers and a member', people, 4],
  ['closing the day', dayClose, 1],
] as const)('%s: each figure is what its rows come to', async (_what, compare, filledMin) => {
  const compared = await compare();
  expect(compared.map(([name, , rows]) => [name, rows])).toEqual(
    compared.map(([name, figure]) => [name, figure]),
  );
  // Zeros alone would prove nothing.
  expect(compared.filter(([, figure]) => figure !== 0).length).toBeGreaterThanOrEqual(filledMin);
});
