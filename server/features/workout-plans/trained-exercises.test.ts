import { afterEach, beforeEach, expect, test } from 'vitest';
import { TRAINED_EXERCISES_MAX } from '#common/workout-plans/limits';
import { itemsOf } from '#common/workout-plans/plan-days';
import { trainedExerciseMessages, workoutPlanMessages } from '#common/workout-plans/messages';
import { HOUR_MS, MINUTE_MS } from '#common/time';
import { invalid, refusalOf } from '../../test/account-calls';
import type { Browser } from '../../test/browser';
import { startHarness, type GraphqlAnswer, type Harness } from '../../test/harness';
import { signedIn } from '../../test/order-calls';
import { noteExercise, planOf, removePlan, savedPlan, type ExerciseInput } from '../../test/plan-calls';
import type { WorkoutPlanItem } from './plan-item.type';
import type { User } from '../accounts/user.entity';
import { TrainedExerciseRow } from './trained-exercise.entity';
import { trainedExercisePerMember } from './trained-exercise.rate-limits';

let harness: Harness;
let user: User;
let member: Browser;
beforeEach(async () => {
  harness = await startHarness();
  ({ user, browser: member } = await signedIn(harness));
});
afterEach(() => harness.stop());

const rows = () => harness.dataSource.getRepository(TrainedExerciseRow);

/** A saved plan, and the input that notes the first set of the first exercise with a load. */
async function plan() {
  const { id: planId, training, rest } = await savedPlan(member);
  const input: ExerciseInput = { planId, day: training[0]!, position: 1, doneSets: [1], loadKg: 12.5 };
  const { days } = await planOf(member, planId);
  return { planId, training, rest, input, items: itemsOf(days[training[0]! - 1]!) };
}

interface Answer {
  workoutPlan: { trainedExercises: { day: number; position: number; doneSets: number[]; loadKg: number }[] };
  viewer: { user: { exerciseLoads: { exercise: object; loads: object[] }[] } };
}

function answerOf({ data, errors }: GraphqlAnswer): Answer {
  expect(errors).toEqual([]);
  return data!['setTrainedExercise'] as Answer;
}

const notedOf = (answer: GraphqlAnswer) => answerOf(answer).workoutPlan.trainedExercises;
const exercisesOf = (answer: GraphqlAnswer) => answerOf(answer).viewer.user.exerciseLoads;

/** Loads of the exercise with the latest load. */
const loadsOf = (answer: GraphqlAnswer) => exercisesOf(answer)[0]?.loads;

test('notes the sets and the load of an exercise, once, however often it is sent', async () => {
  const { input, items } = await plan();
  for (let n = 0; n < 2; n += 1) await noteExercise(member, { ...input, doneSets: [1, 1] });
  const noted = { day: input.day, position: 1, doneSets: [1], loadKg: 12.5 };
  const answer = await noteExercise(member, { ...input, position: 2, loadKg: null });
  expect(notedOf(answer)).toEqual([noted, { ...noted, position: 2, loadKg: null }]);
  const [{ exerciseId, name }] = items as [WorkoutPlanItem];
  const trainedAt = new Date(harness.clock.ms).toISOString();
  expect(exercisesOf(answer)).toEqual([
    { exercise: { id: exerciseId, name }, loads: [{ ...noted, trainedAt }] },
  ]);
});

test('the last change of an exercise counts, and without sets and load nothing is kept', async () => {
  const { input } = await plan();
  await noteExercise(member, input);
  expect(notedOf(await noteExercise(member, { ...input, doneSets: [], loadKg: 14 }))).toMatchObject([
    { doneSets: [], loadKg: 14 },
  ]);
  expect(notedOf(await noteExercise(member, { ...input, doneSets: [], loadKg: null }))).toEqual([]);
  expect(await rows().count()).toBe(0);
});

test('dates what a device sends later to when it was noted, and shows the latest load first', async () => {
  const { input, training } = await plan();
  await noteExercise(member, input);
  const late = { ...input, day: training[2]!, loadKg: 10, secondsAgo: 3600 };
  expect(loadsOf(await noteExercise(member, late))).toMatchObject([
    { loadKg: 12.5, day: training[0] },
    { loadKg: 10, day: training[2], trainedAt: new Date(harness.clock.ms - HOUR_MS).toISOString() },
  ]);
});

test('keeps the loads of a removed plan for the next one', async () => {
  const { input, planId } = await plan();
  await noteExercise(member, input);
  await removePlan(member, planId);
  const next = await plan();
  harness.clock.ms += MINUTE_MS;
  expect(loadsOf(await noteExercise(member, { ...next.input, loadKg: 15 }))).toMatchObject([
    { loadKg: 15 },
    { loadKg: 12.5 },
  ]);
});

test('keeps only the newest of a member, since plans can be removed and saved again', async () => {
  const { input } = await plan();
  await harness.dataSource.query(
    `insert into trained_exercises (user_id, day, position, exercise_id, done_sets, trained_at)
     select $1, 1, 1, 'squat', '{1}', now() - interval '1 year' from generate_series(1, $2)`,
    [user.id, TRAINED_EXERCISES_MAX],
  );
  await noteExercise(member, input);
  expect(await rows().countBy({ userId: user.id })).toBe(TRAINED_EXERCISES_MAX);
  expect(await rows().countBy({ planId: input.planId })).toBe(1);
});

test('refuses sets, exercises and loads that the plan does not have', async () => {
  const { input, items, rest } = await plan();
  const { sets } = items[0]!;
  const refusals: [object, string, string][] = [
    [{ doneSets: [sets + 1] }, 'doneSets', trainedExerciseMessages.setsInvalid(sets)],
    [{ doneSets: [0] }, 'doneSets', trainedExerciseMessages.setsInvalid(sets)],
    [{ position: items.length + 1 }, 'position', trainedExerciseMessages.exerciseNotFound],
    [{ position: 0 }, 'position', trainedExerciseMessages.exerciseNotFound],
    [{ day: rest[0]! }, 'position', trainedExerciseMessages.exerciseNotFound],
    [{ day: 2 ** 31 - 1 }, 'position', trainedExerciseMessages.exerciseNotFound],
    [{ loadKg: 0 }, 'loadKg', 'Enter a number from 0.5 to 500.'],
    [{ loadKg: 501 }, 'loadKg', 'Enter a number from 0.5 to 500.'],
  ];
  for (const [change, field, message] of refusals)
    expect(refusalOf(await noteExercise(member, { ...input, ...change }))).toEqual(invalid(message, field));
  expect(await rows().count()).toBe(0);
});

test('others can neither note nor read the exercises of a plan', async () => {
  const { input } = await plan();
  await noteExercise(member, input);
  const { browser: other } = await signedIn(harness);
  for (const planId of [input.planId, 'no-id'])
    expect(refusalOf(await noteExercise(other, { ...input, planId }))).toMatchObject({
      code: 'NOT_FOUND',
      message: workoutPlanMessages.planNotFound,
    });
  expect((await other.gql('{ me { user { exerciseLoads { exercise { id } } } } }')).data).toEqual({
    me: { user: { exerciseLoads: [] } },
  });
  expect(await rows().findOneBy({})).toMatchObject({ doneSets: [1], loadKg: 12.5 });
});

test('limits how many exercises per hour a member notes', async () => {
  const { input } = await plan();
  await noteExercise(member, input);
  const { name, points } = trainedExercisePerMember;
  await harness.dataSource.query('update rate_limits set points = $1 where key like $2', [
    points,
    `${name}:%`,
  ]);
  expect(refusalOf(await noteExercise(member, input))).toMatchObject({ code: 'RATE_LIMITED' });
});
