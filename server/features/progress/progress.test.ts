import { afterEach, beforeEach, expect, test } from 'vitest';
import { messages } from '#common/messages';
import { DAY_MS } from '#common/time';
import { invalid, refusalOf } from '../../test/account-calls';
import { Browser } from '../../test/browser';
import { createActivities, createUser, PASSWORD, type UserWithEmail } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import { signedIn } from '../../test/order-calls';
import { Measurement } from '../measurements/measurement.entity';

let harness: Harness;
let user: UserWithEmail;
let browser: Browser;
beforeEach(async () => {
  // Noon in India on Saturday, 21 November 2026: the week began on the 16th.
  harness = await startHarness();
  user = await createUser(harness.dataSource);
  browser = new Browser(harness);
  await browser.signIn(user.email, PASSWORD);
});
afterEach(() => harness.stop());

const RATE = '{ total perWeek perWeekBefore }';
const PROGRESS = `query ($weeks: Int! = 12) {
  me { user { progress(weeks: $weeks) {
    weeks { startsOn visits workouts } visits ${RATE} workouts ${RATE} visitCount workoutCount currentStreak longestStreak lastVisitAt
  } } }
}`;
const MEASUREMENTS = `query ($weeks: Int! = 12) {
  me { user { weeklyMeasurements(weeks: $weeks) { weightKg muscleMassKg measuredAt } } }
}`;

interface Answer {
  weeks: { startsOn: string; visits: number; workouts: number }[];
  visits: object;
  workouts: object;
}

interface UserAnswer {
  progress: Answer & Record<string, unknown>;
  weeklyMeasurements: Record<string, unknown>[];
}

const userIn = (data: Record<string, unknown> | null) => (data?.['me'] as { user: UserAnswer }).user;

const visitAt = (...moments: string[]) =>
  Promise.all(
    moments.map((moment) => createActivities(harness.dataSource, 1, { user, happenedAt: new Date(moment) })),
  );
const measureAt = (moment: string, values: Partial<Measurement>, { id: userId } = user) =>
  harness.dataSource.getRepository(Measurement).insert({ userId, measuredAt: new Date(moment), ...values });

async function progress(weeks?: number): Promise<Answer & Record<string, unknown>> {
  const { data, errors } = await browser.gql(PROGRESS, weeks === undefined ? {} : { weeks });
  expect(errors).toEqual([]);
  return userIn(data).progress;
}

async function measurements(weeks?: number): Promise<Record<string, unknown>[]> {
  const { data, errors } = await browser.gql(MEASUREMENTS, weeks === undefined ? {} : { weeks });
  expect(errors).toEqual([]);
  return userIn(data).weeklyMeasurements;
}

test('a member without visits has empty weeks and no averages', async () => {
  const { weeks, ...rest } = await progress();
  expect(weeks).toHaveLength(12);
  expect(weeks.every(({ visits, workouts }) => visits === 0 && workouts === 0)).toBe(true);
  const nothing = { total: 0, perWeek: null, perWeekBefore: null };
  expect(rest).toEqual({
    visits: nothing,
    workouts: nothing,
    visitCount: 0,
    workoutCount: 0,
    currentStreak: 0,
    longestStreak: 0,
    lastVisitAt: null,
  });
});

test('weeks begin on Monday at midnight in India, whatever the time zone of the server', async () => {
  await visitAt('2026-11-15T18:29:59.999Z', '2026-11-15T18:30:00Z', '2026-11-16T18:30:00Z');
  const { weeks } = await progress(4);
  expect(weeks.map(({ startsOn, visits }) => [startsOn, visits])).toEqual([
    ['2026-10-26', 0],
    ['2026-11-02', 0],
    ['2026-11-09', 1],
    ['2026-11-16', 2],
  ]);
});

test('the current week ends at midnight after Sunday', async () => {
  await visitAt('2026-11-21T05:00:00Z');
  const lastWeek = async () => (await progress(4)).weeks.at(-1);
  harness.clock.ms = Date.parse('2026-11-22T18:29:59.999Z');
  await browser.signIn(user.email, PASSWORD);
  expect(await lastWeek()).toMatchObject({ startsOn: '2026-11-16', visits: 1 });
  harness.clock.ms += 1;
  expect(await lastWeek()).toMatchObject({ startsOn: '2026-11-23', visits: 0 });
});

test('visits and workouts are counted separately, streaks span all weeks, and future visits do not count', async () => {
  for (const week of [1, 2, 3, 20, 21, 22, 23, 24]) {
    await visitAt(new Date(harness.clock.ms - week * 7 * DAY_MS).toISOString());
  }
  await createActivities(harness.dataSource, 1, {
    user,
    type: 'workout',
    workout: 'Squats',
    happenedAt: new Date(harness.clock.ms),
  });
  await visitAt(new Date(harness.clock.ms + 1).toISOString());
  expect(await progress(12)).toMatchObject({
    visits: { total: 3, perWeek: 0.3, perWeekBefore: 0.3 },
    workouts: { total: 1, perWeek: 0, perWeekBefore: 0 },
    visitCount: 8,
    workoutCount: 1,
    currentStreak: 3,
    longestStreak: 5,
    lastVisitAt: new Date(harness.clock.ms - 7 * DAY_MS).toISOString(),
  });
});

test('returns the last measurement of each week, oldest first', async () => {
  await measureAt('2026-08-30T18:29:59Z', { weightKg: 99 });
  await measureAt('2026-08-30T18:30:00Z', { weightKg: 80, muscleMassKg: 31 });
  await measureAt('2026-11-15T18:29:00Z', { weightKg: 78 });
  await measureAt('2026-11-15T18:30:00Z', { weightKg: 770 });
  await measureAt('2026-11-17T18:30:00Z', { weightKg: 77 });
  expect(await measurements()).toEqual([
    { weightKg: 80, muscleMassKg: 31, measuredAt: '2026-08-30T18:30:00.000Z' },
    { weightKg: 78, muscleMassKg: null, measuredAt: '2026-11-15T18:29:00.000Z' },
    { weightKg: 77, muscleMassKg: null, measuredAt: '2026-11-17T18:30:00.000Z' },
  ]);
  expect(await measurements(4)).toHaveLength(2);
  expect(await measurements(52)).toHaveLength(4);
});

test('withdrawing consent to health data deletes the measurements and keeps the visits', async () => {
  await measureAt('2026-11-17T18:30:00Z', { weightKg: 77 });
  await visitAt('2026-11-17T18:30:00Z');
  const withdraw = 'mutation { withdrawConsent(input: { purpose: HEALTH_DATA }) { message } }';
  expect((await browser.gql(withdraw)).errors).toEqual([]);
  expect(await measurements()).toEqual([]);
  expect(await progress()).toMatchObject({ visits: { total: 1 } });
});

test('members see only their own progress, and logged-out clients none', async () => {
  const neighbour = await createUser(harness.dataSource);
  await createActivities(harness.dataSource, 3, { user: neighbour });
  await measureAt('2026-11-17T18:30:00Z', { weightKg: 77 }, neighbour);
  expect(await progress()).toMatchObject({ visits: { total: 0 }, longestStreak: 0, lastVisitAt: null });
  expect(await measurements()).toEqual([]);
  for (const query of [PROGRESS, MEASUREMENTS]) {
    expect(refusalOf(await new Browser(harness).gql(query))).toMatchObject({
      status: 401,
      code: 'UNAUTHENTICATED',
    });
  }
});

test('staff who may read activities read the progress of members, but not their measurements', async () => {
  await visitAt('2026-11-17T18:30:00Z', '2020-01-06T06:00:00Z');
  const document = (field: string) => `query ($id: ID!) { user(id: $id) { ${field} } }`;
  const { browser: desk } = await signedIn(harness, 'front_desk');
  const { data } = await desk.gql(document('progress { visitCount visits { total } }'), { id: user.id });
  expect(data?.['user']).toEqual({ progress: { visitCount: 2, visits: { total: 1 } } });
  const refused = await desk.gql(document('weeklyMeasurements { weightKg }'), { id: user.id });
  expect(refused.errors[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
});

test.each([3, 0, -12, 53])('a period of %i weeks is refused', async (weeks) => {
  for (const query of [PROGRESS, MEASUREMENTS]) {
    expect(refusalOf(await browser.gql(query, { weeks }))).toEqual({
      ...invalid(messages.numberOutOfRange(4, 52), 'weeks'),
      status: 200,
    });
  }
});

test.each([1.5, '12', null])('%j is refused as a number of weeks', async (weeks) => {
  for (const query of [PROGRESS, MEASUREMENTS]) {
    expect(refusalOf(await browser.gql(query, { weeks }))).toMatchObject({
      status: 400,
      code: 'BAD_USER_INPUT',
    });
  }
});
