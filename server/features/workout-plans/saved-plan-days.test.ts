import { afterEach, beforeEach, expect, test } from 'vitest';
import { workoutPlanMessages } from '#common/workout-plans/messages';
import { DAY_MS, HOUR_MS, SECOND_MS } from '#common/time';
import { invalid, refusalOf } from '../../test/account-calls';
import type { Browser } from '../../test/browser';
import { startHarness, type Harness } from '../../test/harness';
import { beginSession, signedIn } from '../../test/order-calls';
import {
  ENDS_TODAY,
  planOf,
  readPlan,
  savedOf,
  savedPlan,
  tickDay,
  tickDayLate,
  untickDay,
} from '../../test/plan-calls';
import { Activity } from '../activity/activity.entity';
import type { User } from '../accounts/user.entity';
import { WorkoutPlanTick } from './saved-workout-plan.entity';
import { workoutPlanDayPerMember } from './workout-plan.rate-limits';

const HOUR_S = HOUR_MS / SECOND_MS;
const DAY_S = DAY_MS / SECOND_MS;

let harness: Harness;
let user: User;
let member: Browser;
beforeEach(async () => {
  harness = await startHarness();
  ({ user, browser: member } = await signedIn(harness));
});
afterEach(() => harness.stop());

const ticks = () => harness.dataSource.getRepository(WorkoutPlanTick);
const workouts = () =>
  harness.dataSource.getRepository(Activity).find({ order: { happenedAt: 'ASC', createdAt: 'ASC' } });

/** Sets the clock and renews the member's session. */
async function goTo(time: string): Promise<void> {
  harness.clock.ms = Date.parse(time);
  await beginSession(harness, member, user);
}

/** Goes to a time on a day of a plan that started on the tests' first day. */
const goToDay = (day: number, time = '09:00') => goTo(`2026-11-${20 + day}T${time}:00+05:30`);

test('dates a past day to its own date, and today or tomorrow to the current time', async () => {
  const { id, training } = await savedPlan(member);
  const [past, today, tomorrow] = training as [number, number, number];
  await goToDay(today);
  const now = harness.clock.ms;
  expect(savedOf(await tickDay(member, id, past)).doneDays).toEqual([past]);
  expect(savedOf(await tickDay(member, id, today)).doneDays).toEqual([past, today]);
  await goToDay(tomorrow - 1, '10:00');
  expect(savedOf(await tickDay(member, id, tomorrow)).doneDays).toEqual([past, today, tomorrow]);
  const { days } = await planOf(member, id);
  const noon = Date.parse('2026-11-21T12:00:00+05:30') + (past - 1) * DAY_MS;
  const titleOf = (day: number) => days[day - 1]!.title;
  expect(await workouts()).toMatchObject([
    { type: 'workout', workout: titleOf(past), happenedAt: new Date(noon), recordedBy: null },
    { type: 'workout', workout: titleOf(today), happenedAt: new Date(now) },
    { type: 'workout', workout: titleOf(tomorrow), happenedAt: new Date(harness.clock.ms) },
  ]);
  const { data } = await member.gql('{ me { user { progress { workouts { total } } } } }');
  expect(data).toEqual({ me: { user: { progress: { workouts: { total: 3 } } } } });
});

test('a day that is still to come can be ticked off, as a workout of now, and unticked', async () => {
  const { id, training } = await savedPlan(member);
  const last = training.at(-1)!;
  await goToDay(1);
  expect(savedOf(await tickDay(member, id, last)).doneDays).toEqual([last]);
  expect(await workouts()).toMatchObject([{ happenedAt: new Date(harness.clock.ms) }]);
  expect(savedOf(await untickDay(member, id, last)).doneDays).toEqual([]);
  expect(await workouts()).toEqual([]);
});

test.each([
  ['on the day itself', 6 * HOUR_S, '2026-11-23T12:00:00+05:30'],
  ['on the day itself, although it arrives a day later', DAY_S, '2026-11-22T18:00:00+05:30'],
  ['by a clock that is ahead', -120, '2026-11-23T18:00:00+05:30'],
  ['longer ago than a device may be offline', 2 ** 31 - 1, '2026-10-24T18:00:00+05:30'],
])('a tick that was made %s is a workout of that time, once', async (_when, secondsAgo, happenedAt) => {
  const { id, training } = await savedPlan(member);
  await goToDay(3, '18:00');
  const late = training.at(-1)!;
  for (let n = 0; n < 2; n += 1) await tickDayLate(member, { id, day: late, secondsAgo });
  expect(await workouts()).toMatchObject([{ happenedAt: new Date(happenedAt) }]);
});

test('limits how many days per hour a member ticks and unticks', async () => {
  const { id, training } = await savedPlan(member);
  const { points } = workoutPlanDayPerMember;
  for (let n = 0; n < points; n += 1) {
    const change = n % 2 === 0 ? tickDay : untickDay;
    expect((await change(member, id, training[0]!)).errors).toEqual([]);
  }
  expect(refusalOf(await tickDay(member, id, training[0]!))).toMatchObject({ code: 'RATE_LIMITED' });
  expect(await workouts()).toEqual([]);
  const { browser: otherMember } = await signedIn(harness);
  const other = await savedPlan(otherMember);
  expect((await tickDay(otherMember, other.id, other.training[0]!)).errors).toEqual([]);
});

test('dates today’s workout to the current time even early in the morning', async () => {
  const { id, training } = await savedPlan(member);
  await goToDay(training[0]!, '05:00');
  await tickDay(member, id, training[0]!);
  expect((await workouts())[0]!.happenedAt).toEqual(new Date(harness.clock.ms));
});

test('removing a tick deletes its workout and no other', async () => {
  const { id, training } = await savedPlan(member, ENDS_TODAY);
  for (const day of training.slice(0, 2)) await tickDay(member, id, day);
  expect(savedOf(await untickDay(member, id, training[0]!)).doneDays).toEqual([training[1]]);
  expect(savedOf(await untickDay(member, id, training[0]!)).doneDays).toEqual([training[1]]);
  expect(await workouts()).toHaveLength(1);
  expect(savedOf(await tickDay(member, id, training[0]!)).doneDays).toEqual(training.slice(0, 2));
});

test('ticking a day repeatedly or concurrently records one workout', async () => {
  const { id, training } = await savedPlan(member, ENDS_TODAY);
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => tickDay(member, id, training[0]!)));
  for (const answer of answers) expect(savedOf(answer).doneDays).toEqual([training[0]]);
  await tickDay(member, id, training[0]!);
  expect(await workouts()).toHaveLength(1);
});

test('concurrent ticks and unticks leave as many workouts as ticks', async () => {
  const { id, training } = await savedPlan(member, ENDS_TODAY);
  const changes = training.flatMap((day) => [tickDay(member, id, day), untickDay(member, id, day)]);
  for (const { errors } of await Promise.all(changes)) expect(errors).toEqual([]);
  expect(await workouts()).toHaveLength(await ticks().count());
});

test('refuses rest days and days outside the plan', async () => {
  const { id, rest } = await savedPlan(member, ENDS_TODAY);
  expect(refusalOf(await tickDay(member, id, rest[0]!))).toEqual(
    invalid(workoutPlanMessages.planDayRests, 'day'),
  );
  for (const day of [0, -1, 15, 2 ** 31 - 1]) {
    for (const change of [tickDay, untickDay]) {
      const refusal = refusalOf(await change(member, id, day));
      expect(refusal, String(day)).toEqual(invalid(workoutPlanMessages.planDayNotFound, 'day'));
    }
  }
  expect(await workouts()).toEqual([]);
});

test('deleting a workout removes its tick', async () => {
  const { id, training } = await savedPlan(member, ENDS_TODAY);
  await tickDay(member, id, training[0]!);
  await harness.dataSource.getRepository(Activity).delete({ userId: user.id });
  expect(await readPlan(member, id)).toMatchObject({ doneDays: [] });
});
