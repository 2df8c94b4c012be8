import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SEARCH_LENGTH_MAX } from '#common/limits';
import { messages } from '#common/messages';
import { PLAN_NAME_LENGTH_MAX } from '#common/plans/limits';
import type { Browser } from '../../test/browser';
import {
  createActivities,
  createPlanOffers,
  createTrainers,
  createUser,
  type UserWithEmail,
} from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import { actorOf, beginSession, orderInput, signedIn } from '../../test/order-calls';

let harness: Harness;
let adminUser: UserWithEmail;
let admin: Browser;
beforeEach(async () => {
  harness = await startHarness();
  ({ browser: admin, user: adminUser } = await signedIn(harness, 'admin'));
});
afterEach(() => harness.stop());

const LIST = `query ($filter: MemberFilter, $orderBy: MemberSort! = { field: NAME, direction: ASC }, $first: Int, $after: String) {
  members(filter: $filter, orderBy: $orderBy, first: $first, after: $after) {
    nodes { name email lastVisitAt trainer { name } } totalCount { count precision } pageInfo { hasNextPage endCursor }
  }
}`;

interface MemberPage {
  nodes: { name: string | null; email: string; lastVisitAt: string | null; trainer: object | null }[];
  totalCount: { count: number; precision: string };
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

async function page(variables: Record<string, unknown>): Promise<MemberPage> {
  const { data, errors } = await admin.gql(LIST, variables);
  expect(errors).toEqual([]);
  return data?.['members'] as MemberPage;
}

/** The first names of the members on the page. */
async function names(filter: object | null, orderBy?: object): Promise<(string | undefined)[]> {
  const { nodes } = await page({ filter: { roles: ['USER'], ...filter }, ...(orderBy && { orderBy }) });
  return nodes.map(({ name }) => name?.split(' ')[0]);
}

const member = (name: string | null, values: Partial<UserWithEmail> = {}) =>
  createUser(harness.dataSource, { name, ...values });

/** Sells a plan of one month to a member, whose last day is the same day of the next month. */
async function sell(user: UserWithEmail, values: Parameters<typeof createPlanOffers>[2] = {}): Promise<void> {
  const { services, dataSource } = harness;
  const name = `Basic ${randomUUID()}`;
  const [offer] = await createPlanOffers(dataSource, 1, { name, ...values });
  const { order } = await services.orders.place(actorOf(user), orderInput(offer!));
  await services.orderAdministration.confirm(actorOf({ ...user, role: 'admin' }), order.id, {
    method: 'cash',
  });
}

/** Sets the time; sessions have ended by then. */
async function continueAt(time: string): Promise<void> {
  harness.clock.ms = Date.parse(time);
  await beginSession(harness, admin, adminUser);
}

test('refuses a name that is too long for a plan, which exports would record', async () => {
  const { errors } = await admin.gql(LIST, { filter: { planNames: ['x'.repeat(PLAN_NAME_LENGTH_MAX + 1)] } });
  expect(errors).toMatchObject([{ extensions: { fields: [{ path: ['filter', 'planNames', '0'] }] } }]);
  expect(await names({ planNames: ['x'.repeat(PLAN_NAME_LENGTH_MAX)] })).toEqual([]);
});

test('the cursor of a search is a place in the list of all members', async () => {
  await member('Asha Rao');
  await member('Bela Rao', { email: 'bela@example.com' });
  await member('Chitra Rao');
  const place = 'query ($q: String!) { members(filter: { search: $q }) { edges { cursor node { name } } } }';
  const { data } = await admin.gql(place, { q: 'bela@example.com' });
  const [edge] = (data?.['members'] as { edges: { cursor: string }[] }).edges;
  const next = await admin.gql(
    'query ($after: String!) { members(first: 1, after: $after) { nodes { name } } }',
    {
      after: edge!.cursor,
    },
  );
  expect(next).toMatchObject({ errors: [], data: { members: { nodes: [{ name: 'Chitra Rao' }] } } });
});

test('lists all accounts by name, those without a name by their address', async () => {
  await member('Zoya Khan');
  await member('asha Apte');
  await member(null, { email: 'beena@example.com' });
  const { nodes, totalCount } = await page({});
  expect(nodes.map(({ name, email }) => name ?? email)).toEqual([
    'asha Apte',
    'Asha Kulkarni',
    'beena@example.com',
    'Zoya Khan',
  ]);
  expect(totalCount).toEqual({ count: 4, precision: 'EXACT' });
});

test.each([
  ['a part of the name', 'kulk', ['Asha']],
  ['another case', 'KULKARNI', ['Asha']],
  ['another case of other letters', 'ÉMILE', ['Émile']],
  ['a part of the address', 'ravi.patil@', ['Ravi']],
  ['words in any order, of name and address', 'studio  ravi', ['Ravi']],
  ['nothing', '  ', ['Asha', 'Émile', 'Ravi']],
  ['a name without its accent', 'emile', ['Émile']],
  ['a text that nobody has', 'xyz', []],
  ['the two letters that begin a name', 'as', ['Asha']],
  ['the letter that begins a later word', 'K', ['Asha']],
  ['the letter that begins an address', 'r', ['Ravi', 'Émile']],
  ['two letters inside of words', 'sh', []],
  ['a wildcard', 'as%a', []],
  ['another wildcard', '_sha', []],
  ['signs that are no words', '% - kulkarni', ['Asha']],
  ['a quote', "' or true --", []],
  ['a Devanagari name', 'आशा', []],
])('a search for %s', async (_name, search, expected) => {
  await member('Asha Kulkarni', { email: 'asha@example.com' });
  await member('Ravi Patil', { email: 'ravi.patil@studio.example' });
  await member('Émile Roux', { email: 'roux@example.com' });
  expect(await names({ search })).toEqual(expected);
});

test('refuses a search that is too long, at its field', async () => {
  const { errors } = await admin.gql(LIST, { filter: { search: 'a'.repeat(SEARCH_LENGTH_MAX + 1) } });
  expect(errors[0]?.extensions.fields).toEqual([
    {
      path: ['filter', 'search'],
      reason: 'TOO_LONG',
      message: messages.textTooLong(SEARCH_LENGTH_MAX),
    },
  ]);
});

test('filters by membership: its status changes by itself when the time has come', async () => {
  await sell(await member('Asha'));
  await member('Beena');
  expect(await names({ membershipStatus: 'ACTIVE' })).toEqual(['Asha']);
  expect(await names({ membershipStatus: 'INACTIVE' })).toEqual(['Beena']);
  await continueAt('2026-12-22T00:00:00+05:30');
  expect(await names({ membershipStatus: 'ACTIVE' })).toEqual([]);
  expect(await names({ membershipStatus: 'INACTIVE' })).toEqual(['Asha', 'Beena']);
});

test('filters by plan; a pass counts rather than nutrition, even after its end', async () => {
  const asha = await member('Asha');
  await sell(asha, { name: 'Nutrition', planType: 'nutrition' });
  expect(await names({ planNames: ['Nutrition'] })).toEqual(['Asha']);
  await sell(asha, { name: 'Premium' });
  await continueAt('2027-12-22T00:00:00+05:30');
  await sell(asha, { name: 'Nutrition 3 Months', planType: 'nutrition', durationMonths: 3 });
  expect(await names({ planNames: ['Premium', 'Gold'] })).toEqual(['Asha']);
  expect(await names({ planNames: ['Nutrition', 'Nutrition 3 Months'] })).toEqual([]);
  expect(await names({ membershipStatus: 'INACTIVE' })).toEqual(['Asha']);
});

test.each([
  [{ from: '2026-12-21', to: '2026-12-21' }, ['Asha']],
  [{ from: '2026-12-21' }, ['Asha', 'Carla']],
  [{ from: '2026-12-22' }, ['Carla']],
  [{ to: '2026-12-21' }, ['Asha']],
  [{ to: '2026-12-20' }, []],
  [{ from: '2026-12-31', to: '2026-12-01' }, []],
  [{}, ['Asha', 'Carla']],
])(
  'the range %j of last days has both ends, and nobody without a membership',
  async (membershipEndsOn, expected) => {
    await sell(await member('Asha'));
    await member('Beena');
    await sell(await member('Carla'), { durationMonths: 2 });
    expect(await names({ membershipEndsOn })).toEqual(expected);
  },
);

test('refuses a day that does not exist', async () => {
  const { errors } = await admin.gql(LIST, { filter: { membershipEndsOn: { from: '2026-02-30' } } });
  expect(errors[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: [{ path: ['filter', 'membershipEndsOn', 'from'] }],
  });
});

test('filters by trainer, and by role', async () => {
  const [first, second] = await createTrainers(harness.dataSource, 2);
  const desk = await member('Desk', { role: 'front_desk' });
  const [asha, beena] = [await member('Asha'), await member('Beena'), await member('Carla')];
  await harness.services.trainerAssignments.assign(actorOf(desk), asha.id, first!.id);
  await harness.services.trainerAssignments.assign(actorOf(desk), beena.id, second!.id);
  expect(await names({ trainerId: first!.id })).toEqual(['Asha']);
  expect(await names({ trainerId: randomUUID() })).toEqual([]);
  expect(await names({ trainerId: 'no-id' })).toEqual([]);
  expect(await names({ hasTrainer: true })).toEqual(['Asha', 'Beena']);
  expect(await names({ hasTrainer: false })).toEqual(['Carla']);
  expect(await names({ roles: ['FRONT_DESK', 'TRAINER'] })).toEqual(['Desk']);
  expect(await names({ roles: [] })).toEqual([]);
});

test.each([
  ['NAME', 'DESC', ['Carla', 'Beena', 'Asha']],
  ['CREATED_AT', 'ASC', ['Carla', 'Asha', 'Beena']],
  ['PAID_UNTIL', 'ASC', ['Carla', 'Beena', 'Asha']],
  ['PAID_UNTIL', 'DESC', ['Asha', 'Beena', 'Carla']],
  ['LAST_VISIT_AT', 'DESC', ['Beena', 'Carla', 'Asha']],
])('sorts by %s %s', async (field, direction, expected) => {
  const [asha, beena, carla] = [
    await member('Asha', { createdAt: new Date('2026-02-02') }),
    await member('Beena', { createdAt: new Date('2026-03-03') }),
    await member('Carla'),
  ] as const;
  await sell(asha, { durationMonths: 3 });
  await sell(beena);
  await createActivities(harness.dataSource, 2, { user: carla });
  await createActivities(harness.dataSource, 3, { user: beena });
  await createActivities(harness.dataSource, 1, { user: asha, type: 'workout', workout: 'Squats' });
  expect(await names({}, { field, direction })).toEqual(expected);
});

test.each(['NAME', 'CREATED_AT', 'PAID_UNTIL', 'LAST_VISIT_AT'])(
  'pages by %s without gaps or repetitions, although all values are the same',
  async (field) => {
    for (let n = 0; n < 7; n++) await member('Asha Kulkarni');
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const { nodes, pageInfo }: MemberPage = await page({
        first: 3,
        after,
        orderBy: { field, direction: 'DESC' },
      });
      seen.push(...nodes.map(({ email }) => email));
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (after);
    expect(new Set(seen).size).toBe(8);
    expect(seen).toHaveLength(8);
  },
);

test('sorted by last visit, filters and searches have the same members as by name', async () => {
  const [trainer] = await createTrainers(harness.dataSource, 1);
  const [asha, beena] = [await member('Asha Rao'), await member('Beena Rao'), await member('Carla')];
  await sell(asha, { name: 'Premium' });
  await harness.services.trainerAssignments.assign(actorOf(beena), asha.id, trainer!.id);
  await createActivities(harness.dataSource, 1, { user: beena });
  const filters = [
    { search: 'rao' },
    { search: 'r' },
    { search: 'rao', membershipStatus: 'ACTIVE' },
    { search: 'xyz' },
    { membershipStatus: 'INACTIVE', hasTrainer: false },
    { planNames: ['Premium'], membershipEndsOn: { from: '2026-12-01' }, trainerId: trainer!.id },
    { roles: ['ADMIN'] },
    { ids: [asha.id, beena.id] },
    { trainerId: 'no-id' },
  ];
  for (const filter of filters) {
    const byName = await page({ filter });
    const byVisit = await page({ filter, orderBy: { field: 'LAST_VISIT_AT', direction: 'ASC' } });
    expect(byVisit.totalCount).toEqual(byName.totalCount);
    expect(new Set(byVisit.nodes), JSON.stringify(filter)).toEqual(new Set(byName.nodes));
  }
});

test('a cursor of another order is refused', async () => {
  const { pageInfo } = await page({ first: 1 });
  const orderBy = { field: 'PAID_UNTIL', direction: 'ASC' };
  const { errors } = await admin.gql(LIST, { after: pageInfo.endCursor, orderBy });
  expect(errors[0]?.extensions.fields).toMatchObject([{ path: ['after'], reason: 'INVALID' }]);
});

test('members have their last visit and their trainer, and null without one', async () => {
  const [trainer] = await createTrainers(harness.dataSource, 1);
  const asha = await member('Asha');
  await member('Beena');
  await createActivities(harness.dataSource, 2, { user: asha });
  await harness.services.trainerAssignments.assign(actorOf(asha), asha.id, trainer!.id);
  const { nodes } = await page({ filter: { roles: ['USER'] } });
  expect(nodes).toMatchObject([
    { name: 'Asha', lastVisitAt: '2026-11-02T00:00:00.000Z', trainer: { name: 'Trainer 1' } },
    { name: 'Beena', lastVisitAt: null, trainer: null },
  ]);
});

test('a deleted account is no longer listed', async () => {
  const asha = await member('Asha');
  await harness.dataSource.query('delete from users where id = $1', [asha.id]);
  expect(await names({})).toEqual([]);
});
