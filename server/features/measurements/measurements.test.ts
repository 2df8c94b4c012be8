import { afterEach, beforeEach, expect, test } from 'vitest';
import { PAGE_SIZE_MAX } from '#common/limits';
import { messages } from '#common/messages';
import {
  invalid,
  refusalOf,
  refusalsOf,
  profileInput,
  PROFILE_REST_NAMES,
  UPDATE_PROFILE,
} from '../../test/account-calls';
import { Browser } from '../../test/browser';
import { createUser, PASSWORD } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import { Measurement } from './measurement.entity';

let harness: Harness;
let browser: Browser;
beforeEach(async () => {
  harness = await startHarness();
  await createUser(harness.dataSource, { email: EMAIL });
  browser = new Browser(harness);
  await browser.signIn(EMAIL, PASSWORD);
});
afterEach(() => harness.stop());

const EMAIL = 'asha@example.com';
const REQUIRED = { name: 'Asha Kulkarni', contact: '98765 43210' };
const NOTHING = { weight: null, height: null, bmi: null, muscleMass: null };
const FIELDS = 'weight: weightKg height: heightCm bmi muscleMass: muscleMassKg';
const HISTORY = `query ($first: Int, $after: String) {
  me { user {
    latestMeasurement { ${FIELDS} }
    measurements(first: $first, after: $after) { nodes { ${FIELDS} measuredAt } pageInfo { endCursor } }
  } }
}`;

/** Saves measurements a second later; returns the latest ones, which the updated profile contains as well. */
async function measure(bodyMeasurements: unknown) {
  harness.clock.ms += 1000;
  const { data, errors } = await browser.gql(UPDATE_PROFILE, {
    input: profileInput({ ...REQUIRED, bodyMeasurements }),
  });
  expect(errors).toEqual([]);
  const { latestMeasurement } = await measured();
  const { profile } = data?.['updateProfile'] as { profile: { latestMeasurement: unknown } };
  expect(profile.latestMeasurement).toEqual(latestMeasurement);
  return latestMeasurement;
}

interface Measured {
  latestMeasurement: Record<string, unknown> | null;
  measurements: { nodes: Record<string, unknown>[]; pageInfo: { endCursor: string } };
}

async function measured(variables: Record<string, unknown> = {}): Promise<Measured> {
  const { data, errors } = await browser.gql(HISTORY, variables);
  expect(errors).toEqual([]);
  return (data?.['me'] as { user: Measured }).user;
}

const history = async (first?: number) => (await measured({ first })).measurements.nodes;

test('the BMI is computed from weight and height, whatever was sent', async () => {
  expect(await measure({ weight: 70, height: 175, bmi: 20 })).toEqual({
    weight: 70,
    height: 175,
    bmi: 22.9,
    muscleMass: null,
  });
  expect(await measure({ weight: 80 })).toMatchObject({ weight: 80, height: 175, bmi: 26.1 });
  expect(await measure({ bmi: null })).toMatchObject({ bmi: 26.1 });
});

test('a BMI without weight or height is stored as sent', async () => {
  expect(await measure({ bmi: 23.4 })).toEqual({ ...NOTHING, bmi: 23.4 });
  expect(await measure({ weight: 70 })).toEqual({ ...NOTHING, weight: 70, bmi: 23.4 });
  expect(await measure({ height: 175 })).toMatchObject({ bmi: 22.9 });
});

test('a computed BMI is removed with the weight or the height', async () => {
  await measure({ weight: 70, height: 175, muscleMass: 30 });
  expect(await measure({ weight: null })).toEqual({ weight: null, height: 175, bmi: null, muscleMass: 30 });
  expect(await measure({ weight: 80 })).toMatchObject({ bmi: 26.1 });
});

test('null clears all measurements and keeps the history', async () => {
  await measure({ weight: 70, height: 175, muscleMass: 30 });
  expect(await measure(null)).toBeNull();
  expect(await history()).toMatchObject([NOTHING, { weight: 70 }]);
});

test('the history grows only if something has changed, newest first', async () => {
  await measure({ weight: 70, height: 175 });
  const at = harness.clock.ms;
  await measure({ weight: 70, height: 175 });
  await measure({ weight: 70 });
  await measure({});
  await measure(undefined);
  expect(await history()).toEqual([
    { weight: 70, height: 175, bmi: 22.9, muscleMass: null, measuredAt: new Date(at).toISOString() },
  ]);
  await measure({ weight: 69.5 });
  await measure({ muscleMass: 31 });
  expect((await history()).map(({ weight, muscleMass }) => [weight, muscleMass])).toEqual([
    [69.5, 31],
    [69.5, null],
    [70, null],
  ]);
});

test('clearing measurements that do not exist stores nothing', async () => {
  expect(await measure(NOTHING)).toBeNull();
  expect(await measure(null)).toBeNull();
  expect(await history()).toEqual([]);
});

test('the history has as many rows as requested', async () => {
  for (let weight = 60; weight < 85; weight++) await measure({ weight });
  expect(await history()).toHaveLength(20);
  expect((await history(2)).map(({ weight }) => weight)).toEqual([84, 83]);
  expect(await history(PAGE_SIZE_MAX)).toHaveLength(25);
  const { pageInfo } = (await measured({ first: 2 })).measurements;
  const { nodes } = (await measured({ first: 2, after: pageInfo.endCursor })).measurements;
  expect(nodes.map(({ weight }) => weight)).toEqual([82, 81]);
});

test.each([0, -1, PAGE_SIZE_MAX + 1])('a history of %i rows is refused', async (first) => {
  const answer = await browser.gql(HISTORY, { first });
  expect(refusalOf(answer)).toEqual({
    ...invalid(`Ask for 1 to ${PAGE_SIZE_MAX} rows.`, 'first'),
    status: 200,
  });
  expect(answer.data).toMatchObject({ me: { user: { measurements: null } } });
});

test('members cannot see the measurements of others', async () => {
  await measure({ weight: 70 });
  const { email } = await createUser(harness.dataSource);
  await browser.signIn(email, PASSWORD);
  expect(await history()).toEqual([]);
});

const outOf = (min: number, max: number) => messages.numberOutOfRange(min, max);

test.each([
  ['weight', 19.9, outOf(20, 400)],
  ['weight', 401, outOf(20, 400)],
  ['weight', -70, outOf(20, 400)],
  ['height', 49, outOf(50, 260)],
  ['height', 1.75, outOf(50, 260)],
  ['height', 1e308, outOf(50, 260)],
  ['bmi', 4, outOf(5, 150)],
  ['muscleMass', 201, outOf(5, 200)],
])('GraphQL and REST refuse %s of %d with a message for the field', async (name, value, message) => {
  const input = { ...REQUIRED, bodyMeasurements: { [name]: value } };
  const call = {
    query: UPDATE_PROFILE,
    variables: { input: profileInput(input) },
    method: 'PUT',
    path: '/api/user/profile',
    restNames: PROFILE_REST_NAMES,
  };
  for (const refusal of await refusalsOf(browser, { ...call, body: input })) {
    expect(refusal).toEqual(invalid(message, `bodyMeasurements.${name}`));
  }
  expect(await harness.dataSource.getRepository(Measurement).count()).toBe(0);
});

test.each([
  ['a word', 'seventy'],
  ['a number as text', '70'],
  ['a list', [70]],
  ['a Boolean', true],
])('a weight that is %s is refused', async (_name, weight) => {
  const input = { ...REQUIRED, bodyMeasurements: { weight } };
  const call = {
    query: UPDATE_PROFILE,
    variables: { input: profileInput(input) },
    method: 'PUT',
    path: '/api/user/profile',
    restNames: PROFILE_REST_NAMES,
  };
  const refusals = await refusalsOf(browser, { ...call, body: input });
  for (const refusal of refusals) expect(refusal).toMatchObject({ status: 400, code: 'BAD_USER_INPUT' });
  expect(refusals.map(({ fields }) => Object.keys(fields))).toEqual([
    ['bodyMeasurements.weight'],
    ['bodyMeasurements.weight'],
  ]);
});

test.each([
  ['weight', 20],
  ['weight', 400],
  ['height', 50],
  ['height', 260],
  ['muscleMass', 5],
  ['muscleMass', 200],
])('%s of %d is within the limits', async (name, value) => {
  expect(await measure({ [name]: value })).toMatchObject({ [name]: value });
});
