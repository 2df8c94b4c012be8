import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { messages } from '#common/messages';
import { DAY_MS, HOUR_MS } from '#common/time';
import { DELETE_ACCOUNT } from '../../test/account-calls';
import type { Browser } from '../../test/browser';
import { createActivities, createUser, PASSWORD } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import { actorOf, signedIn } from '../../test/order-calls';
import { summaryDifferences } from '../../test/summaries';
import type { User } from '../accounts/user.entity';

let harness: Harness;
let admin: Browser;
let member: User;
beforeEach(async () => {
  // Noon in India on Saturday, 21 November 2026: the week began on the 16th.
  harness = await startHarness();
  ({ browser: admin } = await signedIn(harness, 'admin'));
  member = await createUser(harness.dataSource);
});
afterEach(() => harness.stop());

const counted = () =>
  harness.dataSource.query<{ day: string; hour: number; count: number }[]>(
    'select day::text, hour, count from visit_hours where count > 0 order by day, hour',
  );

/** Expects these counts, and that they equal the counts of the visits. */
async function expectCounts(expected: [day: string, hour: number, count: number][]): Promise<void> {
  const rows = expected.map(([day, hour, count]) => ({ day, hour, count }));
  expect(await counted()).toEqual(rows);
  expect(await summaryDifferences(harness.dataSource)).toEqual({});
}

const visitsAt = (...moments: string[]) =>
  Promise.all(
    moments.map((moment) =>
      createActivities(harness.dataSource, 1, { user: member, happenedAt: new Date(moment) }),
    ),
  );

test('recording and removing a visit changes the count of its hour at the studio', async () => {
  const { activityRecording } = harness.services;
  const desk = actorOf(await createUser(harness.dataSource, { role: 'admin' }));
  const input = () => ({ memberId: member.id, requestKey: randomUUID() });
  const trial = { reason: 'Trial week' };
  const first = await activityRecording.recordVisit(desk, { ...input(), ...trial, isRepeat: false });
  await expectCounts([['2026-11-21', 12, 1]]);
  await activityRecording.recordVisit(desk, { ...input(), ...trial, isRepeat: true });
  const happenedAt = new Date('2026-11-19T18:45:00Z');
  await activityRecording.recordVisit(desk, { ...input(), ...trial, happenedAt, isRepeat: false });
  const workout = await activityRecording.recordWorkout(desk, { ...input(), workout: 'Squats' });
  await expectCounts([
    ['2026-11-20', 0, 1],
    ['2026-11-21', 12, 2],
  ]);
  for (const { id } of [first.activity!, workout.activity])
    await activityRecording.remove(desk, { id, reason: 'Wrong member' });
  await expectCounts([
    ['2026-11-20', 0, 1],
    ['2026-11-21', 12, 1],
  ]);
});

test('a repeated request is counted once, and a refused one not at all', async () => {
  const input = { memberId: member.id, requestKey: randomUUID(), admissionReason: 'Trial week' };
  const record = (more: object) =>
    admin.gql('mutation ($input: RecordVisitInput!) { recordVisit(input: $input) { message } }', {
      input: { ...input, ...more },
    });
  for (const more of [{}, {}, { requestKey: randomUUID() }]) await record(more);
  await expectCounts([['2026-11-21', 12, 1]]);
});

test('visits at the same time are all counted', async () => {
  const others: User[] = [];
  for (let n = 0; n < 4; n++) others.push(await createUser(harness.dataSource));
  const desk = actorOf(member);
  await Promise.all(
    others.map(({ id: memberId }) =>
      harness.services.activityRecording.recordVisit(
        { ...desk, role: 'admin' },
        { memberId, requestKey: randomUUID(), isRepeat: false, reason: 'Trial week' },
      ),
    ),
  );
  await expectCounts([['2026-11-21', 12, 4]]);
});

test('the visits of a deleted account are no longer counted', async () => {
  const { browser, user } = await signedIn(harness, 'user');
  await createActivities(harness.dataSource, 2, { user });
  await visitsAt('2026-11-01T00:10:00Z');
  expect((await browser.gql(DELETE_ACCOUNT, { password: PASSWORD })).errors).toEqual([]);
  await expectCounts([['2026-11-01', 5, 1]]);
});

const STATISTICS = `query ($weeks: Int! = 12) {
  visitStatistics(weeks: $weeks) { weeks { startsOn visits } busyHours { weekday hour visits } perDay perDayBefore }
}`;

interface Statistics {
  weeks: { startsOn: string; visits: number }[];
  busyHours: object[];
  perDay: number | null;
  perDayBefore: number | null;
}

async function statistics(weeks = 12): Promise<Statistics> {
  const { data, errors } = await admin.gql(STATISTICS, { weeks });
  expect(errors).toEqual([]);
  return data?.['visitStatistics'] as Statistics;
}

test('a studio without visits has empty weeks, no busy hours and no averages', async () => {
  const { weeks, ...rest } = await statistics();
  expect(weeks.map(({ visits }) => visits)).toEqual(Array.from({ length: 12 }, () => 0));
  expect(weeks.at(-1)).toEqual({ startsOn: '2026-11-16', visits: 0 });
  expect(rest).toEqual({ busyHours: [], perDay: null, perDayBefore: null });
});

test('counts visits by week and by hour of the week at the studio', async () => {
  // Sunday, a minute before midnight in India; Monday at midnight; two Mondays at 6; a workout.
  await visitsAt(
    '2026-11-15T18:29:00Z',
    '2026-11-15T18:30:00Z',
    '2026-11-16T00:30:00Z',
    '2026-11-09T01:00:00Z',
  );
  await createActivities(harness.dataSource, 1, { user: member, type: 'workout', workout: 'Squats' });
  const { weeks, busyHours } = await statistics(4);
  expect(weeks).toEqual([
    { startsOn: '2026-10-26', visits: 0 },
    { startsOn: '2026-11-02', visits: 0 },
    { startsOn: '2026-11-09', visits: 2 },
    { startsOn: '2026-11-16', visits: 2 },
  ]);
  expect(busyHours).toEqual([
    { weekday: 1, hour: 0, visits: 1 },
    { weekday: 1, hour: 6, visits: 2 },
    { weekday: 7, hour: 23, visits: 1 },
  ]);
});

test('compares the completed weeks with as many before, and leaves out visits of the future', async () => {
  const ago = (weeks: number) => new Date(harness.clock.ms - weeks * 7 * DAY_MS + HOUR_MS).toISOString();
  const repeated = (times: number, weeks: number) => Array.from({ length: times }, () => ago(weeks));
  const before = [4, 5, 6, 7].flatMap((weeks) => repeated(7, weeks));
  const recent = [1, 2, 3].flatMap((weeks) => repeated(14, weeks));
  await visitsAt(...before, ...recent, ago(-1));
  const { weeks, perDay, perDayBefore } = await statistics(4);
  expect(weeks.map(({ visits }) => visits)).toEqual([14, 14, 14, 0]);
  expect([perDay, perDayBefore]).toEqual([2, 1]);
});

test.each([
  [3, 'TOO_SMALL'],
  [53, 'TOO_LARGE'],
])('refuses %i weeks', async (weeks, reason) => {
  const { errors } = await admin.gql(STATISTICS, { weeks });
  expect(errors[0]?.extensions.fields).toEqual([
    { path: ['weeks'], reason, message: messages.numberOutOfRange(4, 52) },
  ]);
});
