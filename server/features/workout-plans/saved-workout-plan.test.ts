import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addDays, studioDay, textOfDay } from '#common/calendar';
import { WORKOUT_PLANS_SAVED_MAX } from '#common/workout-plans/limits';
import { workoutPlanMessages } from '#common/workout-plans/messages';
import { invalid, refusalOf } from '../../test/account-calls';
import { Browser } from '../../test/browser';
import { eventually } from '../../test/eventually';
import { startHarness, type Harness } from '../../test/harness';
import { beginSession, signedIn } from '../../test/order-calls';
import {
  daysOf,
  ENDS_TODAY,
  generate,
  PLAN_INPUT,
  listPlans,
  planOf,
  READ,
  readPlan,
  removePlan,
  SAVE,
  savedOf,
  savedPlan,
  savePlan,
  tickDay,
  TODAY,
  withEnumNames,
  withEnumValues,
} from '../../test/plan-calls';
import { Activity } from '../activity/activity.entity';
import type { User } from '../accounts/user.entity';
import { SavedWorkoutPlanRow, WorkoutPlanTick } from './saved-workout-plan.entity';

let harness: Harness;
let user: User;
let member: Browser;
let otherMember: Browser;
beforeEach(async () => {
  harness = await startHarness();
  ({ user, browser: member } = await signedIn(harness));
  ({ browser: otherMember } = await signedIn(harness));
});
afterEach(() => harness.stop());

const NOT_FOUND = { status: 404, code: 'NOT_FOUND', message: workoutPlanMessages.planNotFound, fields: {} };

const plans = () => harness.dataSource.getRepository(SavedWorkoutPlanRow);
const ticks = () => harness.dataSource.getRepository(WorkoutPlanTick);
const workouts = () => harness.dataSource.getRepository(Activity).find();

const daysAhead = (days: number) => textOfDay(addDays(studioDay(harness.clock.ms), days));
const listOf = async (browser: Browser) => (await listPlans(browser)).map(({ id }) => id);

test('saves the plan that generating with the same input returns', async () => {
  const { data } = await generate(member);
  const { text, plan } = withEnumValues(data?.['generateWorkoutPlan']) as { text: string; plan: object };
  const saved = savedOf(await savePlan(member));
  const createdAt = new Date(harness.clock.ms).toISOString();
  const { training } = await daysOf(member, saved.id);
  expect(saved).toMatchObject({
    startsOn: TODAY,
    createdAt,
    durationDays: 14,
    doneDays: [],
    trainingDays: training.length,
  });
  expect(await readPlan(member, saved.id)).toEqual({ ...saved, text, plan });
  const [row] = await plans().find({ select: { input: true, plan: true } });
  expect(row!.input).toEqual(PLAN_INPUT);
  // Exercises are resolved from the library when the plan is read, so only their ids are stored.
  expect(JSON.stringify(row!.plan)).not.toContain('"exercise":');
});

test('saving can return the whole plan', async () => {
  const query = SAVE.replace(/ title \}/, ' title text plan { title days { day } } }');
  const { data, errors } = await member.gql(query, {
    input: { ...withEnumNames(PLAN_INPUT), startsOn: TODAY },
  });
  expect(errors).toEqual([]);
  const { workoutPlan } = data!['saveWorkoutPlan'] as {
    workoutPlan: { id: string; text: string; plan: object };
  };
  const { id, text, plan } = workoutPlan;
  expect(await readPlan(member, id)).toMatchObject({ text, plan });
});

test('a member may query one whole plan per document, even the longest, but not two', async () => {
  const { id } = savedOf(await savePlan(member, TODAY, { ...PLAN_INPUT, days: 60 }));
  expect((await member.gql(READ, { id })).errors).toEqual([]);
  const whole = READ.slice(READ.indexOf('{') + 1, READ.lastIndexOf('}'));
  const twice = `query ($id: ID!) { a: ${whole} b: ${whole} }`;
  expect(refusalOf(await member.gql(twice, { id })).code).toBe('QUERY_TOO_COMPLEX');
});

test('a document with the days of all plans can have no exercises: there are thousands', async () => {
  const all = (fields: string) =>
    member.gql(`{ me { user { workoutPlans { plan { days { ${fields} } } } } } }`);
  expect((await all('day title')).errors).toEqual([]);
  const answer = await all('blocks { items { exercise { steps } } }');
  expect(refusalOf(answer).code).toBe('QUERY_TOO_COMPLEX');
});

test('a document can have the steps of all exercises of a plan, but not thirty times', async () => {
  const { id } = savedOf(await savePlan(member));
  const times = (count: number) =>
    member.gql(`{ me { user { workoutPlan(id: "${id}") { plan { days { blocks { items { exercise {
      ${Array.from({ length: count }, (_, n) => `a${n}: steps`).join(' ')} } } } } } } } } }`);
  expect((await times(2)).errors).toEqual([]);
  expect(refusalOf(await times(30)).code).toBe('QUERY_TOO_COMPLEX');
});

test('lists the member’s own plans, newest first', async () => {
  const ids: string[] = [];
  for (const days of [7, 60, 30]) {
    ids.unshift(savedOf(await savePlan(member, TODAY, { ...PLAN_INPUT, days })).id);
    harness.clock.ms += 1000;
  }
  await savePlan(otherMember);
  expect(await listOf(member)).toEqual(ids);
  expect(await listOf(otherMember)).toHaveLength(1);
});

test('a list can include the plans themselves', async () => {
  for (const days of [7, 14]) await savePlan(member, TODAY, { ...PLAN_INPUT, days });
  const { data, errors } = await member.gql(
    '{ me { user { workoutPlans { text plan { durationDays } } } } }',
  );
  expect(errors).toEqual([]);
  const { user: read } = data?.['me'] as { user: { workoutPlans: { plan: { durationDays: number } }[] } };
  const lengths = read.workoutPlans.map(({ plan }) => plan.durationDays);
  expect(lengths.sort((a, b) => a - b)).toEqual([7, 14]);
});

test.each([-14, 0, 90])('a plan may start %i days from today', async (days) => {
  expect(savedOf(await savePlan(member, daysAhead(days))).startsOn).toBe(daysAhead(days));
});

test('refuses a start date that is too early, too late or not a date', async () => {
  for (const startsOn of [daysAhead(-15), daysAhead(91)]) {
    const refusal = refusalOf(await savePlan(member, startsOn));
    expect(refusal, startsOn).toEqual(invalid(workoutPlanMessages.planStartInvalid, 'startsOn'));
  }
  const wrong = ['2026-02-30', '2026-11-1', '21.11.2026', '', '0000-00-00', '2026-11-23T00:00:00Z'];
  for (const startsOn of [...wrong, '99999-01-01', "2026-11-23' or '1"]) {
    const refusal = refusalOf(await savePlan(member, startsOn));
    expect(refusal, startsOn).toMatchObject({ status: 400, code: 'BAD_USER_INPUT' });
  }
  expect(await plans().count()).toBe(0);
});

test('refuses a length that is not offered', async () => {
  const refusal = refusalOf(await savePlan(member, TODAY, { ...PLAN_INPUT, days: 8 }));
  expect(refusal).toMatchObject({ status: 400, code: 'BAD_USER_INPUT' });
  expect(await plans().count()).toBe(0);
});

test('the limits of the start date use the studio’s time zone', async () => {
  harness.clock.ms = Date.parse('2026-11-22T00:30:00+05:30');
  await beginSession(harness, member, user);
  expect(savedOf(await savePlan(member, '2026-11-08')).startsOn).toBe('2026-11-08');
  expect(refusalOf(await savePlan(member, '2026-11-07')).code).toBe('BAD_USER_INPUT');
});

test(`a member can save at most ${WORKOUT_PLANS_SAVED_MAX} plans, even with concurrent requests`, async () => {
  const input = { ...PLAN_INPUT, days: 7 };
  for (let n = 1; n < WORKOUT_PLANS_SAVED_MAX; n += 1) savedOf(await savePlan(member, TODAY, input));
  const accountLock = await lockAccount();
  const saving = [1, 2].map(() => savePlan(member, TODAY, input));
  await eventually(async () => expect(await countWaitingForLocks()).toBe(2));
  await accountLock.release();
  const refused = (await Promise.all(saving)).filter(({ errors }) => errors.length > 0).map(refusalOf);
  expect(refused).toEqual([
    { status: 409, code: 'CONFLICT', message: workoutPlanMessages.plansSavedMax, fields: {} },
  ]);
  expect(await listOf(member)).toHaveLength(WORKOUT_PLANS_SAVED_MAX);
  expect((await savePlan(otherMember, TODAY, input)).errors).toEqual([]);
  await removePlan(member, (await listOf(member))[0]!);
  expect((await savePlan(member, TODAY, input)).errors).toEqual([]);
});

/** Locks the member's account row in another transaction, so that requests which lock it have to wait. */
async function lockAccount() {
  const locking = harness.dataSource.createQueryRunner();
  await locking.startTransaction();
  await locking.query('select 1 from users where id = $1 for no key update', [user.id]);
  return {
    release: async () => {
      await locking.commitTransaction();
      await locking.release();
    },
  };
}

async function countWaitingForLocks(): Promise<number> {
  const waiting =
    "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
  return (await harness.dataSource.query<unknown[]>(waiting)).length;
}

test('removing a plan keeps its workouts', async () => {
  const { id, training } = await savedPlan(member, ENDS_TODAY);
  await tickDay(member, id, training[0]!);
  const { data } = await removePlan(member, id);
  expect(data).toEqual({
    removeWorkoutPlan: {
      message: workoutPlanMessages.planRemoved,
      removedWorkoutPlanId: id,
      viewer: { user: { workoutPlans: [] } },
    },
  });
  expect(await listOf(member)).toEqual([]);
  expect(await ticks().count()).toBe(0);
  expect(await workouts()).toHaveLength(1);
  expect(refusalOf(await removePlan(member, id))).toEqual(NOT_FOUND);
});

test('a plan can be removed while its days are being ticked off', async () => {
  const { id, training } = await savedPlan(member, ENDS_TODAY);
  const answers = await Promise.all([
    ...training.map((day) => tickDay(member, id, day)),
    removePlan(member, id),
  ]);
  for (const answer of answers.filter(({ errors }) => errors.length > 0)) {
    expect(refusalOf(answer)).toEqual(NOT_FOUND);
  }
  expect(await listOf(member)).toEqual([]);
});

test('a plan cannot be read, ticked off or removed by others, admins included', async () => {
  const { id, training } = await savedPlan(member, ENDS_TODAY);
  expect(await readPlan(otherMember, id)).toBeNull();
  expect(refusalOf(await tickDay(otherMember, id, training[0]!))).toEqual(NOT_FOUND);
  expect(refusalOf(await removePlan(otherMember, id))).toEqual(NOT_FOUND);
  expect(await readPlan(member, id)).toMatchObject({ doneDays: [] });
  const admin = (await signedIn(harness, 'admin')).browser;
  expect(await readPlan(admin, id)).toBeNull();
});

test('an unknown or malformed id finds no plan', async () => {
  for (const id of ['x', '', "' or 1=1 --", randomUUID()]) {
    expect(await readPlan(member, id)).toBeNull();
    expect(refusalOf(await tickDay(member, id, 1)), id).toEqual(NOT_FOUND);
    expect(refusalOf(await removePlan(member, id)), id).toEqual(NOT_FOUND);
  }
});

test('returns 401 for a signed-out client', async () => {
  const anonymous = new Browser(harness);
  const id = randomUUID();
  for (const answer of [
    await savePlan(anonymous),
    await anonymous.gql(READ, { id }),
    await tickDay(anonymous, id, 1),
    await removePlan(anonymous, id),
  ]) {
    expect(refusalOf(answer)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  }
});

test('an exercise that has left the library keeps its name', async () => {
  const { id } = savedOf(await savePlan(member));
  await harness.dataSource.query(
    `update workout_plans set plan = jsonb_set(plan, '{days}', (
      select jsonb_agg(replace(day::text, '"exerciseId": "', '"exerciseId": "old-')::jsonb)
      from jsonb_array_elements(plan -> 'days') as day
    ))`,
  );
  const { days } = await planOf(member, id);
  const items = days.flatMap(({ blocks }) => blocks).flatMap((block) => block.items);
  expect(items.length).toBeGreaterThan(0);
  for (const { exercise, name } of items) {
    expect(exercise).toBeNull();
    expect(name).not.toBe('');
  }
});
