import { afterEach, beforeEach, expect, test } from 'vitest';
import { messages } from '#common/messages';
import { DAY_MS } from '#common/time';
import { invalid, refusalOf } from '../../test/account-calls';
import { Browser } from '../../test/browser';
import { createActivities, createUser, PASSWORD } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import { BodyMeasurement } from '../members/body-measurement.entity';
import type { User } from '../members/user.entity';

let harness: Harness;
let user: User;
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
  myProgress(weeks: $weeks) {
    weeks { startsAt visits workouts } visits ${RATE} workouts ${RATE} currentStreak longestStreak lastVisitAt
  }
}`;
const MEASUREMENTS = `query ($weeks: Int! = 12) {
  myWeeklyMeasurements(weeks: $weeks) { weight muscleMass measuredAt }
}`;

interface Answer {
  weeks: { startsAt: string; visits: number; workouts: number }[];
  visits: object;
  workouts: object;
}

const visitAt = (...moments: string[]) =>
  Promise.all(
    moments.map((moment) => createActivities(harness.dataSource, 1, { user, happenedAt: new Date(moment) })),
  );
const measureAt = (moment: string, values: Partial<BodyMeasurement>, { id: userId } = user) =>
  harness.dataSource
    .getRepository(BodyMeasurement)
    .insert({ userId, measuredAt: new Date(moment), ...values });

async function progress(weeks?: number): Promise<Answer & Record<string, unknown>> {
  const { data, errors } = await browser.gql(PROGRESS, weeks === undefined ? {} : { weeks });
  expect(errors).toEqual([]);
  return data?.['myProgress'] as Answer & Record<string, unknown>;
}

async function measurements(weeks?: number): Promise<Record<string, unknown>[]> {
  const { data, errors } = await browser.gql(MEASUREMENTS, weeks === undefined ? {} : { weeks });
  expect(errors).toEqual([]);
  return data?.['myWeeklyMeasurements'] as Record<string, unknown>[];
}

test('a member without visits has empty weeks and no averages', async () => {
  const { weeks, ...rest } = await progress();
  expect(weeks).toHaveLength(12);
  expect(weeks.every(({ visits, workouts }) => visits === 0 && workouts === 0)).toBe(true);
  const nothing = { total: 0, perWeek: null, perWeekBefore: null };
  expect(rest).toEqual({
    visits: nothing,
    workouts: nothing,
    currentStreak: 0,
    longestStreak: 0,
    lastVisitAt: null,
  });
});

test('weeks begin on Monday at midnight in India, whatever the time zone of the server', async () => {
  await visitAt('2026-11-15T18:29:59.999Z', '2026-11-15T18:30:00Z', '2026-11-16T18:30:00Z');
  const { weeks } = await progress(4);
  expect(weeks.map(({ startsAt, visits }) => [startsAt, visits])).toEqual([
    ['2026-10-25T18:30:00.000Z', 0],
    ['2026-11-01T18:30:00.000Z', 0],
    ['2026-11-08T18:30:00.000Z', 1],
    ['2026-11-15T18:30:00.000Z', 2],
  ]);
});

test('the current week ends at midnight after Sunday', async () => {
  await visitAt('2026-11-21T05:00:00Z');
  const lastWeek = async () => (await progress(4)).weeks.at(-1);
  harness.clock.ms = Date.parse('2026-11-22T18:29:59.999Z');
  await browser.signIn(user.email, PASSWORD);
  expect(await lastWeek()).toMatchObject({ startsAt: '2026-11-15T18:30:00.000Z', visits: 1 });
  harness.clock.ms += 1;
  expect(await lastWeek()).toMatchObject({ startsAt: '2026-11-22T18:30:00.000Z', visits: 0 });
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
    currentStreak: 3,
    longestStreak: 5,
    lastVisitAt: new Date(harness.clock.ms - 7 * DAY_MS).toISOString(),
  });
});

test('returns the last measurement of each week, oldest first', async () => {
  await measureAt('2026-08-30T18:29:59Z', { weight: 99 });
  await measureAt('2026-08-30T18:30:00Z', { weight: 80, muscleMass: 31 });
  await measureAt('2026-11-15T18:29:00Z', { weight: 78 });
  await measureAt('2026-11-15T18:30:00Z', { weight: 770 });
  await measureAt('2026-11-17T18:30:00Z', { weight: 77 });
  expect(await measurements()).toEqual([
    { weight: 80, muscleMass: 31, measuredAt: '2026-08-30T18:30:00.000Z' },
    { weight: 78, muscleMass: null, measuredAt: '2026-11-15T18:29:00.000Z' },
    { weight: 77, muscleMass: null, measuredAt: '2026-11-17T18:30:00.000Z' },
  ]);
  expect(await measurements(4)).toHaveLength(2);
  expect(await measurements(52)).toHaveLength(4);
});

test('withdrawing consent to health data deletes the measurements and keeps the visits', async () => {
  await measureAt('2026-11-17T18:30:00Z', { weight: 77 });
  await visitAt('2026-11-17T18:30:00Z');
  const withdraw = 'mutation { withdrawConsent(input: { purpose: HEALTH_DATA }) { message } }';
  expect((await browser.gql(withdraw)).errors).toEqual([]);
  expect(await measurements()).toEqual([]);
  expect(await progress()).toMatchObject({ visits: { total: 1 } });
});

test('members see only their own progress, and logged-out clients none', async () => {
  const neighbour = await createUser(harness.dataSource);
  await createActivities(harness.dataSource, 3, { user: neighbour });
  await measureAt('2026-11-17T18:30:00Z', { weight: 77 }, neighbour);
  expect(await progress()).toMatchObject({ visits: { total: 0 }, longestStreak: 0, lastVisitAt: null });
  expect(await measurements()).toEqual([]);
  for (const query of [PROGRESS, MEASUREMENTS]) {
    expect(refusalOf(await new Browser(harness).gql(query))).toMatchObject({
      status: 401,
      code: 'UNAUTHENTICATED',
    });
  }
});

test.each([3, 0, -12, 53])('a period of %i weeks is refused', async (weeks) => {
  for (const query of [PROGRESS, MEASUREMENTS]) {
    expect(refusalOf(await browser.gql(query, { weeks }))).toEqual(
      invalid(messages.numberOutOfRange(4, 52), 'weeks'),
    );
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
