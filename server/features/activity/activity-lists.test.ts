/** Who sees which visits and workouts, and in which order. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SEARCH_LENGTH_MAX } from '#common/limits';
import { refusalOf } from '../../test/account-calls';
import { activityOf, activityPage, recordVisit } from '../../test/activity-calls';
import type { Browser } from '../../test/browser';
import { createActivities, createUser } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import { signedIn } from '../../test/order-calls';
import type { User } from '../accounts/user.entity';

let harness: Harness;
let desk: Browser;
let asha: User;
let ravi: User;
let ashasBrowser: Browser;
beforeEach(async () => {
  harness = await startHarness();
  ({ browser: desk } = await signedIn(harness, 'front_desk'));
  ({ user: asha, browser: ashasBrowser } = await signedIn(harness));
  ravi = await createUser(harness.dataSource, { name: 'Ravi 100% Joshi', email: 'ravi_j@example.com' });
});
afterEach(() => harness.stop());

const visits = (user: User, count: number) => createActivities(harness.dataSource, count, { user });
const workout = (user: User, day: string) =>
  createActivities(harness.dataSource, 1, {
    user,
    type: 'workout',
    workout: 'Squats',
    happenedAt: new Date(`${day}T06:00:00+05:30`),
  });

const shown = async (filter?: object) =>
  (await activityPage(desk, { filter })).nodes.map(({ type, member, happenedAt }) => [
    type,
    member.name,
    happenedAt.slice(0, 10),
  ]);

test('lists the entries of all members page by page, newest first, with their number', async () => {
  await visits(asha, 3);
  await visits(ravi, 2);
  await workout(ravi, '2026-11-20');
  const first = await activityPage(desk, { first: 4 });
  const second = await activityPage(desk, { first: 4, after: first.pageInfo.endCursor });
  expect(first).toMatchObject({ pageInfo: { hasNextPage: true }, totalCount: { count: 6 } });
  expect(second.pageInfo.hasNextPage).toBe(false);
  const times = [...first.nodes, ...second.nodes].map(({ happenedAt }) => happenedAt);
  expect(times).toHaveLength(6);
  expect(times).toEqual(times.toSorted().reverse());
  expect(first.nodes[0]).toMatchObject({ type: 'WORKOUT', workout: 'Squats', member: { name: ravi.name } });
});

test('filters by type, member and days, which begin at midnight at the studio', async () => {
  await visits(asha, 2);
  await workout(ravi, '2026-11-10');
  expect(await shown({ type: 'WORKOUT' })).toEqual([['WORKOUT', ravi.name, '2026-11-10']]);
  expect(await shown({ memberId: asha.id })).toHaveLength(2);
  expect(await shown({ memberId: 'no-id' })).toEqual([]);
  expect(await shown({ happenedOn: { from: '2026-11-02', to: '2026-11-09' } })).toEqual([
    ['ATTENDANCE', asha.name, '2026-11-02'],
  ]);
  expect(await shown({ happenedOn: { from: '2026-11-10' } })).toHaveLength(1);
  expect(
    await shown({ happenedOn: { to: '2026-11-02' }, type: null, memberId: null, search: null }),
  ).toHaveLength(2);
  expect(await shown({ happenedOn: { from: '2026-11-10', to: '2026-11-09' } })).toEqual([]);
  expect(await shown({ happenedOn: { from: '0100-01-01', to: '9999-12-31' } })).toHaveLength(3);
  await createActivities(harness.dataSource, 1, {
    user: ravi,
    happenedAt: new Date('2026-11-14T23:59:59+05:30'),
  });
  expect(await shown({ happenedOn: { from: '2026-11-14', to: '2026-11-14' } })).toHaveLength(1);
});

test('searches all words in name and e-mail address, with wildcards as plain characters', async () => {
  await visits(asha, 1);
  await visits(ravi, 1);
  const names = async (search: string) => (await shown({ search })).map(([, name]) => name);
  expect(await names('JOSHI ravi_j@')).toEqual([ravi.name]);
  expect(await names('100%')).toEqual([ravi.name]);
  expect(await names('%')).toHaveLength(2);
  expect(await names('10')).toEqual([ravi.name]);
  expect(await names('00')).toEqual([]);
  expect(await names('joshi kulkarni')).toEqual([]);
  expect(await names('  ')).toHaveLength(2);
  const { status, errors } = await desk.gql(
    'query ($f: ActivityFilter) { activities(filter: $f) { nodes { id } } }',
    {
      f: { search: 'x'.repeat(SEARCH_LENGTH_MAX + 1) },
    },
  );
  expect(status).toBe(400);
  expect(errors[0]?.extensions.fields).toMatchObject([{ path: ['filter', 'search'], reason: 'TOO_LONG' }]);
});

const OWN = `query ($filter: UserActivityFilter, $first: Int, $after: String) {
  me { user { activities(filter: $filter, first: $first, after: $after) {
    nodes { type recordedBy { id } } pageInfo { endCursor } totalCount { count }
  } } }
}`;

test('members page through their own entries, without seeing who recorded them', async () => {
  activityOf(await recordVisit(desk, asha.id));
  await workout(asha, '2026-11-10');
  await visits(ravi, 2);
  const own = async (variables = {}) => {
    const { data, errors } = await ashasBrowser.gql(OWN, variables);
    expect(errors).toEqual([]);
    return (data as { me: { user: { activities: { pageInfo: { endCursor: string } } } } }).me.user.activities;
  };
  const first = await own({ first: 1 });
  expect(first).toMatchObject({
    nodes: [{ type: 'ATTENDANCE', recordedBy: null }],
    totalCount: { count: 2 },
  });
  expect(await own({ first: 1, after: first.pageInfo.endCursor })).toMatchObject({
    nodes: [{ type: 'WORKOUT' }],
  });
  expect(await own({ filter: { type: 'WORKOUT', happenedOn: { from: '2026-11-10' } } })).toMatchObject({
    totalCount: { count: 1 },
  });
});

test('one hour of the week is listed, by the clocks at the studio; others do not exist', async () => {
  // Friday 20 November, 6:00 am at the studio, which is half past midnight in UTC.
  await workout(asha, '2026-11-20');
  await workout(ravi, '2026-11-21');
  expect(await shown({ weekday: 5, hour: 6 })).toEqual([['WORKOUT', asha.name, '2026-11-20']]);
  expect(await shown({ hour: 0 })).toEqual([]);
  for (const filter of [{ weekday: 0 }, { weekday: 8 }, { hour: -1 }, { hour: 24 }]) {
    const { errors } = await desk.gql(
      'query ($filter: ActivityFilter) { activities(filter: $filter) { nodes { id } } }',
      { filter },
    );
    expect(errors[0]?.extensions.fields, JSON.stringify(filter)).toMatchObject([
      { path: ['filter', Object.keys(filter)[0]] },
    ]);
  }
});

test('staff read the entries of a member; other members do not', async () => {
  await visits(asha, 2);
  const query =
    'query ($id: ID!) { user(id: $id) { activities(first: 1) { nodes { id } totalCount { count } } } }';
  expect((await desk.gql(query, { id: asha.id })).data).toMatchObject({
    user: { activities: { nodes: [{}], totalCount: { count: 2 } } },
  });
  const { browser } = await signedIn(harness);
  expect((await browser.gql(query, { id: asha.id })).data).toEqual({ user: null });
  expect(refusalOf(await browser.gql('{ activities { nodes { id } } }')).status).toBe(403);
});
