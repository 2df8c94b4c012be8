import { afterEach, beforeEach, expect, test } from 'vitest';
import { authMessages } from '#common/auth/messages';
import { workoutPlanMessages } from '#common/workout-plans/messages';
import { PLAN_DAYS } from '#common/workout-plans/workout-plans';
import { invalid, refusalOf, refusalsOf } from '../../test/account-calls';
import { Browser } from '../../test/browser';
import { createUser, PASSWORD } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import { signedIn } from '../../test/order-calls';
import {
  GENERATE,
  generate,
  LIMITATIONS,
  limitationsOf,
  PLAN_INPUT,
  withEnumNames,
  withEnumValues,
} from '../../test/plan-calls';
import { exerciseLibrary } from '../exercises/exercise-library';
import { planText } from './planner/plan-text';
import type { PlanRequest } from './planner/plan-request';
import { makePlan } from './planner/planner';
import type { WorkoutPlan } from './workout-plan.type';
import { workoutPlanPerAddress, workoutPlanPerMember } from './workout-plan.rate-limits';

let harness: Harness;
let anonymous: Browser;
beforeEach(async () => {
  harness = await startHarness();
  anonymous = new Browser(harness);
});
afterEach(() => harness.stop());

const LONGEST = { ...PLAN_INPUT, experience: 'expert', location: 'gym', days: 60, equipment: ['barbell'] };

const SAVE_DIET = `mutation ($limitations: String) {
  saveDietDetails(input: { limitations: $limitations }) { message }
}`;

/** Generates a plan and returns the result. */
async function generated(
  browser: Browser,
  input: object = PLAN_INPUT,
): Promise<{ text: string; isTextByModel: boolean; plan: WorkoutPlan }> {
  const { data, errors } = await generate(browser, input);
  expect(errors).toEqual([]);
  return withEnumValues(data?.['generateWorkoutPlan']) as {
    text: string;
    isTextByModel: boolean;
    plan: WorkoutPlan;
  };
}

/** The plan without the exercises, which are resolved when it is read. */
function withoutExercises(plan: WorkoutPlan): unknown {
  return JSON.parse(JSON.stringify(plan, (key, value: unknown) => (key === 'exercise' ? undefined : value)));
}

test('generates a plan for a signed-out client, as days and as text', async () => {
  const { text, isTextByModel, plan } = await generated(anonymous);
  expect(isTextByModel).toBe(false);
  const planned = makePlan(PLAN_INPUT as PlanRequest, exerciseLibrary());
  expect(withoutExercises(plan)).toEqual(withoutExercises(planned));
  expect(text).toBe(planText(planned));
});

test('resolves each exercise of a plan from the library, with its demonstration', async () => {
  const library = new Map(exerciseLibrary().map((exercise) => [exercise.id, exercise]));
  const { plan } = await generated(anonymous, LONGEST);
  const items = plan.days.flatMap(({ blocks }) => blocks).flatMap((block) => block.items);
  expect(items.length).toBeGreaterThan(100);
  for (const { exerciseId, exercise } of items) {
    const { id, name, demonstration } = library.get(exerciseId)!;
    expect(exercise).toEqual({ id, name, demonstration });
  }
});

test('a signed-out client may query the longest plan with all its fields, but not two in one document', async () => {
  expect((await generate(anonymous, LONGEST)).errors).toEqual([]);
  const whole = GENERATE.slice(GENERATE.indexOf('{') + 1, GENERATE.lastIndexOf('}'));
  const twice = `mutation ($input: GenerateWorkoutPlanInput!) { a: ${whole} b: ${whole} }`;
  expect(refusalOf(await anonymous.gql(twice, { input: withEnumNames(LONGEST) })).code).toBe(
    'QUERY_TOO_COMPLEX',
  );
});

test('REST returns the same text and days', async () => {
  const { status, body, headers } = await anonymous.rest('POST', '/api/workout-plan', PLAN_INPUT);
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toMatch(/no-store/);
  const { text, plan } = await generated(anonymous);
  const inRest = JSON.stringify(withoutExercises(plan)).replaceAll('"source":{"id":', '"source":{"_id":');
  expect(body).toEqual({ text, plan: JSON.parse(inRest) as unknown });
});

test('defaults to 7 days without equipment', async () => {
  const { goal, experience, location } = PLAN_INPUT;
  const { plan } = await generated(anonymous, { goal, experience, location });
  expect(plan).toMatchObject({ length: 7, equipment: [], limitations: [] });
});

test('ignores the order of the equipment and duplicates', async () => {
  const one = await generated(anonymous, { ...PLAN_INPUT, equipment: ['dumbbells', 'yoga_mat'] });
  const other = await generated(anonymous, {
    ...PLAN_INPUT,
    equipment: ['yoga_mat', 'none', 'dumbbells', 'yoga_mat'],
  });
  expect(other).toEqual(one);
});

test('uses the limitations of the member’s diet details unless others are given', async () => {
  const { browser } = await signedIn(harness);
  await browser.gql(SAVE_DIET, { limitations: 'Bad knee, no peanuts; BP' });
  const limitationsFor = async (limitations?: string[] | null) =>
    (await generated(browser, { ...PLAN_INPUT, limitations })).plan.limitations;
  expect(await limitationsFor(null)).toEqual(['knee', 'high_blood_pressure']);
  expect(await limitationsFor(undefined)).toEqual(['knee', 'high_blood_pressure']);
  expect(await limitationsFor(['wrist'])).toEqual(['wrist']);
  expect(await limitationsFor([])).toEqual([]);
  const otherMember = await signedIn(harness);
  const ofOtherMember = await generated(otherMember.browser, { ...PLAN_INPUT, limitations: null });
  expect(ofOtherMember.plan.limitations).toEqual([]);
});

test('returns the limitations in the diet details to that member only', async () => {
  const { browser } = await signedIn(harness);
  expect(await limitationsOf(browser)).toEqual([]);
  await browser.gql(SAVE_DIET, { limitations: 'kamar dard' });
  expect(await limitationsOf(browser)).toEqual(['LOWER_BACK']);
  await browser.gql(SAVE_DIET, { limitations: null });
  expect(await limitationsOf(browser)).toEqual([]);
  expect(refusalOf(await anonymous.gql(LIMITATIONS)).code).toBe('UNAUTHENTICATED');
});

const refusalsFor = (input: Record<string, unknown>) =>
  refusalsOf(anonymous, {
    query: GENERATE,
    variables: { input: withEnumNames(input) },
    method: 'POST',
    path: '/api/workout-plan',
    body: input,
  });

test('GraphQL and REST refuse a length that is not offered', async () => {
  for (const days of [0, 8, -7, 365]) {
    for (const refusal of await refusalsFor({ ...PLAN_INPUT, days })) {
      expect(refusal).toEqual(invalid(workoutPlanMessages.planLengthInvalid(PLAN_DAYS), 'days'));
    }
  }
});

const INVALID_VALUES = [
  ['goal', 'Weight loss'],
  ['goal', null],
  ['experience', 'pro'],
  ['location', 'moon'],
  ['days', 'seven'],
  ['days', 7.5],
  ['equipment', ['hammer']],
  ['equipment', null],
  ['limitations', ['peanuts']],
] as const;

test('REST refuses the names of values in GraphQL', async () => {
  const { status, body } = await anonymous.rest('POST', '/api/workout-plan', {
    ...PLAN_INPUT,
    goal: 'STRENGTH',
  });
  expect({ status, body }).toMatchObject({ status: 400, body: { code: 'BAD_USER_INPUT' } });
});

test.each(INVALID_VALUES)('GraphQL and REST refuse %s: %j', async (name, value) => {
  for (const refusal of await refusalsFor({ ...PLAN_INPUT, [name]: value })) {
    expect(refusal).toMatchObject({ status: 400, code: 'BAD_USER_INPUT' });
  }
});

test('an invalid token is refused instead of treated as signed out', async () => {
  anonymous.token = 'x.y.z';
  expect(refusalOf(await generate(anonymous)).code).toBe('UNAUTHENTICATED');
  expect((await anonymous.rest('POST', '/api/workout-plan', PLAN_INPUT)).status).toBe(401);
});

test('an admin with a shared password has to choose their own first', async () => {
  const { email } = await createUser(harness.dataSource, { role: 'admin', mustChangePassword: true });
  await anonymous.signIn(email, PASSWORD);
  expect(refusalOf(await generate(anonymous)).message).toBe(authMessages.ownPasswordFirst);
});

test('limits plans per hour by member and by network address, without affecting other addresses', async () => {
  const { browser: member } = await signedIn(harness);
  const [own, shared] = [workoutPlanPerMember, workoutPlanPerAddress];
  for (let n = 0; n < own.points; n += 1) expect((await generateShort(member)).errors).toEqual([]);
  expect(refusalOf(await generateShort(member)).status).toBe(429);
  for (let n = own.points; n < shared.points; n += 1)
    expect((await generateShort(anonymous)).errors).toEqual([]);
  const { status, headers } = await anonymous.rest('POST', '/api/workout-plan', PLAN_INPUT);
  expect([status, Number(headers.get('retry-after')) > 0]).toEqual([429, true]);
  expect((await generateShort(new Browser(harness, { address: '198.51.100.10' }))).errors).toEqual([]);
});

const generateShort = (browser: Browser) =>
  browser.gql(
    'mutation ($input: GenerateWorkoutPlanInput!) { generateWorkoutPlan(input: $input) { text } }',
    {
      input: withEnumNames({ ...PLAN_INPUT, days: 7 }),
    },
  );
