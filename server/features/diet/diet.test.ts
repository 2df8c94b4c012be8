import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { authMessages } from '#common/auth/messages';
import { dietMessages } from '#common/diet/messages';
import { messages } from '#common/messages';
import { MINUTE_MS } from '#common/time';
import { invalid, refusalOf, refusalsOf } from '../../test/account-calls';
import { Browser } from '../../test/browser';
import { eventually } from '../../test/eventually';
import { createUser, PASSWORD, type UserWithEmail } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import { signedIn } from '../../test/order-calls';
import { JournalEntry } from '../journal/journal-entry.entity';
import { Consent } from '../consents/consent.entity';
import { DietDetails } from './diet-details.entity';
import { anonymousDietDetails } from './diet.rate-limits';
import {
  DETAILS,
  ENUM_FIELDS,
  IN_GRAPHQL,
  MINE,
  namedIn,
  NOTHING,
  READ,
  READ_ANONYMOUS,
  readAnonymous,
  SAVE,
  save,
} from './testing/diet-calls';

let harness: Harness;
let member: UserWithEmail;
let browser: Browser;
let anonymous: Browser;
beforeEach(async () => {
  harness = await startHarness();
  member = await createUser(harness.dataSource);
  browser = new Browser(harness);
  await browser.signIn(member.email, PASSWORD);
  anonymous = new Browser(harness, { address: '198.51.100.9' });
});
afterEach(() => harness.stop());

const rows = () => harness.dataSource.getRepository(DietDetails);

/** Reads details over REST and returns the error. */
async function refusedTo(one: Browser, id: string) {
  const { status, body } = await one.rest('GET', `/get-user-details/${id}`);
  const { code, message } = body as { code: string; message: string };
  return { status, code, message };
}

const NOT_FOUND = { status: 404, code: 'NOT_FOUND', message: dietMessages.dietDetailsNotFound };

test('a member has one record, which a second save replaces', async () => {
  const saved = await browser.rest('POST', '/user-details', DETAILS);
  expect(saved.status).toBe(200);
  expect(saved.body).toEqual({ userId: member.id, message: dietMessages.dietDetailsSaved });
  const read = await browser.rest('GET', `/get-user-details/${member.id}`);
  expect(read.headers.get('cache-control')).toMatch(/no-store/);
  expect(read.body).toEqual(DETAILS);
  harness.clock.ms += 1000;
  await save(browser, { dietGoal: 'Another one' });
  const { data } = await browser.gql(MINE);
  const updatedAt = new Date(harness.clock.ms).toISOString();
  expect(data).toEqual({ me: { user: { dietDetails: { ...NOTHING, dietGoal: 'Another one', updatedAt } } } });
  expect(await rows().count()).toBe(1);
});

test('a member who has saved nothing has no details', async () => {
  expect((await browser.gql(MINE)).data).toEqual({ me: { user: { dietDetails: null } } });
  expect(await refusedTo(browser, member.id)).toEqual(NOT_FOUND);
});

test('each save of a signed-out client creates a record that can be read with its id only', async () => {
  const saved = await anonymous.rest('POST', '/user-details', DETAILS);
  const { userId } = saved.body as { userId: string };
  expect(userId).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(await save(anonymous, {})).not.toBe(userId);
  for (const one of [anonymous, browser, new Browser(harness)]) {
    expect(await readAnonymous(one, userId)).toEqual(IN_GRAPHQL);
  }
  expect((await anonymous.rest('GET', `/get-user-details/${userId}`)).body).toEqual(DETAILS);
  expect(await rows().findBy({ userId: member.id })).toEqual([]);
});

test('only the member and admins may read a member’s details', async () => {
  await save(browser, DETAILS);
  const admin = new Browser(harness);
  await admin.signIn((await createUser(harness.dataSource, { role: 'admin' })).email, PASSWORD);
  for (const id of [member.id, member.id.toUpperCase()]) {
    for (const one of [browser, admin]) {
      expect((await one.gql(READ, { id })).data).toEqual({ user: { dietDetails: IN_GRAPHQL } });
      expect((await one.rest('GET', `/get-user-details/${id}`)).body).toEqual(DETAILS);
      expect(await readAnonymous(one, id)).toBeNull();
    }
  }
  const otherMember = new Browser(harness);
  await otherMember.signIn((await createUser(harness.dataSource)).email, PASSWORD);
  const { browser: frontDesk } = await signedIn(harness, 'front_desk');
  const forbidden = { status: 403, code: 'FORBIDDEN', message: dietMessages.dietDetailsOfAnother };
  const unknown = { status: 401, code: 'UNAUTHENTICATED', message: authMessages.logInFirst };
  const expectRefusals = async () => {
    for (const [one, refusal] of [
      [otherMember, forbidden],
      [frontDesk, forbidden],
      [anonymous, unknown],
    ] as const) {
      expect(await refusedTo(one, member.id)).toEqual(refusal);
      expect(refusalOf(await one.gql(READ_ANONYMOUS, { id: member.id }))).toMatchObject(refusal);
    }
  };
  await expectRefusals();
  expect((await otherMember.gql(READ, { id: member.id })).data).toEqual({ user: null });
  const { data, errors } = await frontDesk.gql(READ, { id: member.id });
  expect(data).toEqual({ user: { dietDetails: null } });
  expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  // The same errors if the member has saved nothing.
  await rows().clear();
  await expectRefusals();
});

test('records when an admin reads a member’s details, once in 15 minutes, but no other reads', async () => {
  await save(browser, DETAILS);
  const reader = await createUser(harness.dataSource, { role: 'admin' });
  const admin = new Browser(harness);
  await admin.signIn(reader.email, PASSWORD);
  await admin.gql(READ, { id: member.id.toUpperCase() });
  await admin.rest('GET', `/get-user-details/${member.id}`);
  await browser.gql(READ, { id: member.id });
  await browser.rest('GET', `/get-user-details/${member.id}`);
  await admin.gql(READ_ANONYMOUS, { id: await save(anonymous, DETAILS) });
  await admin.gql(READ, { id: reader.id });
  harness.clock.ms += 15 * MINUTE_MS;
  await admin.gql(READ, { id: member.id });
  const entries = await harness.dataSource.getRepository(JournalEntry).find();
  const reading = {
    actorId: reader.id,
    type: 'member.diet-details-read',
    subjectId: member.id,
    memberId: member.id,
    before: {},
    after: {},
  };
  expect(entries).toHaveLength(2);
  for (const entry of entries) expect(entry).toMatchObject(reading);
});

test('the row id of a member’s record does not give access', async () => {
  await save(browser, DETAILS);
  const { id } = await rows().findOneByOrFail({ userId: member.id });
  for (const one of [browser, anonymous]) {
    expect(await refusedTo(one, id)).toEqual(NOT_FOUND);
    expect(await readAnonymous(one, id)).toBeNull();
  }
});

test('returns 404 for an unknown or malformed id', async () => {
  for (const id of ['x', '1', "' or 1=1 --", randomUUID()]) {
    expect(await refusedTo(anonymous, encodeURIComponent(id)), id).toEqual(NOT_FOUND);
    expect(await readAnonymous(anonymous, id), id).toBeNull();
  }
});

test('an invalid token is refused instead of saving anonymously', async () => {
  anonymous.token = 'x.y.z';
  expect(refusalOf(await anonymous.gql(SAVE, { input: IN_GRAPHQL })).code).toBe('UNAUTHENTICATED');
  expect((await anonymous.rest('POST', '/user-details', DETAILS)).status).toBe(401);
  expect(await rows().count()).toBe(0);
});

test('saving with `isForCurrentUser` requires signing in', async () => {
  const { code } = refusalOf(await anonymous.gql(SAVE, { input: { ...IN_GRAPHQL, isForCurrentUser: true } }));
  expect(code).toBe('UNAUTHENTICATED');
  expect(await rows().count()).toBe(0);
  expect((await browser.gql(SAVE, { input: { ...IN_GRAPHQL, isForCurrentUser: true } })).errors).toEqual([]);
});

test('an admin with a shared password has to choose their own before saving or reading', async () => {
  const { email } = await createUser(harness.dataSource, { role: 'admin', mustChangePassword: true });
  const admin = new Browser(harness);
  await admin.signIn(email, PASSWORD);
  expect(refusalOf(await admin.gql(SAVE, { input: IN_GRAPHQL })).message).toBe(authMessages.ownPasswordFirst);
  expect(refusalOf(await admin.gql(READ, { id: member.id })).message).toBe(authMessages.ownPasswordFirst);
});

test('reading one’s own details requires signing in', async () => {
  expect(refusalOf(await anonymous.gql(MINE)).code).toBe('UNAUTHENTICATED');
});

test('derives the status from the index, whatever was sent', async () => {
  for (const [bmi, bmiStatus, status] of [
    [24.9, 'Obese', 'Normal'],
    [29.9, 'Obese', 'Overweight'],
    [18.5, undefined, 'Normal'],
    [30, null, 'Obese'],
  ] as const) {
    const id = await save(anonymous, { bmi, bmiStatus });
    expect(await readAnonymous(anonymous, id)).toMatchObject({ bmi, bmiStatus: status.toUpperCase() });
  }
});

test('REST accepts numbers as text, and empty strings as absent values', async () => {
  const empty = { gender: '', bmiStatus: '', fitnessLevel: '', dietGoal: '', limitations: '' };
  const { body } = await anonymous.rest('POST', '/user-details', { ...empty, age: '34', bmi: '22.9' });
  const details = await anonymous.rest('GET', `/get-user-details/${String(body['userId'])}`);
  expect(details.body).toEqual({ ...NOTHING, age: 34, bmi: 22.9, bmiStatus: 'Normal' });
});

const INVALID = [
  ['age', 17, messages.numberOutOfRange(18, 120)],
  ['age', 121, messages.numberOutOfRange(18, 120)],
  ['bmi', 4.9, messages.numberOutOfRange(5, 150)],
  ['bmi', 1e308, messages.numberOutOfRange(5, 150)],
  ['dietGoal', 'a'.repeat(501), 'Use at most 500 characters.'],
  ['foodPreferences', 'a\u0000', messages.controlCharacters],
  ['limitations', 'a\u0007', messages.controlCharacters],
] as const;

const refusalsFor = (details: Record<string, unknown>) =>
  refusalsOf(browser, {
    query: SAVE,
    variables: { input: namedIn(details) },
    method: 'POST',
    path: '/user-details',
    body: details,
  });

test('GraphQL and REST refuse values that break a rule, naming the field', async () => {
  for (const [name, value, message] of INVALID) {
    for (const refusal of await refusalsFor({ ...DETAILS, [name]: value })) {
      expect(refusal).toEqual(invalid(message, name));
    }
  }
  expect(await rows().count()).toBe(0);
});

const WRONG_TYPES = [
  ['age', 'thirty'],
  ['age', 30.5],
  ['gender', 'Woman'],
  ['bmi', [22]],
  ['bmiStatus', 'average'],
  ['fitnessLevel', 'lazy'],
  ['dietGoal', { $gt: '' }],
] as const;

test('REST refuses a BMI status in lower case', async () => {
  expect((await browser.rest('POST', '/user-details', { ...DETAILS, bmiStatus: 'normal' })).status).toBe(400);
});

test('REST refuses the names of values in GraphQL', async () => {
  for (const [name, value] of Object.entries(namedIn(DETAILS))) {
    if (!ENUM_FIELDS.includes(name)) continue;
    const { status, body } = await browser.rest('POST', '/user-details', { ...DETAILS, [name]: value });
    const message = expect.stringMatching(`^${name} must be one of [A-Za-z]`) as string;
    expect({ status, body }).toMatchObject({ status: 400, body: { errors: [{ field: name, message }] } });
  }
});

test('GraphQL and REST refuse values of the wrong type', async () => {
  for (const [name, value] of WRONG_TYPES) {
    for (const refusal of await refusalsFor({ ...DETAILS, [name]: value })) {
      expect(refusal, name).toMatchObject({ status: 400, code: 'BAD_USER_INPUT' });
    }
  }
  expect(await rows().count()).toBe(0);
});

test('saving details records consent to health data once; saving empty details records none', async () => {
  const consents = () => harness.dataSource.getRepository(Consent).findBy({ userId: member.id });
  await save(browser, { dietGoal: '' });
  expect(await consents()).toEqual([]);
  await save(browser, DETAILS);
  await save(browser, DETAILS);
  expect(await consents()).toMatchObject([{ purpose: 'health_data', withdrawnAt: null }]);
});

test('withdrawing consent deletes the member’s details and no others', async () => {
  await save(browser, DETAILS);
  const id = await save(anonymous, DETAILS);
  await browser.gql('mutation { withdrawConsent(input: { purpose: HEALTH_DATA }) { message } }');
  expect((await browser.gql(MINE)).data).toEqual({ me: { user: { dietDetails: null } } });
  expect(await readAnonymous(anonymous, id)).toEqual(IN_GRAPHQL);
});

test('concurrent saves of a member leave one record', async () => {
  const ids = await Promise.all([1, 2, 3, 4, 5].map((n) => save(browser, { dietGoal: `Goal ${n}` })));
  expect(new Set(ids)).toEqual(new Set([member.id]));
  expect(await rows().count()).toBe(1);
});

test('a save waits for the lock on the account', async () => {
  const locking = harness.dataSource.createQueryRunner();
  await locking.startTransaction();
  await locking.query('select 1 from users where id = $1 for no key update', [member.id]);
  const saving = save(browser, DETAILS);
  await eventually(async () => {
    const waiting =
      "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
    expect(await harness.dataSource.query(waiting)).toHaveLength(1);
  });
  expect(await rows().count()).toBe(0);
  await locking.commitTransaction();
  await locking.release();
  expect(await saving).toBe(member.id);
  expect(await rows().count()).toBe(1);
});

test('limits anonymous saves by network address without affecting members', async () => {
  await harness.dataSource.query('delete from rate_limits');
  const { points } = anonymousDietDetails;
  await Promise.all(Array.from({ length: points }, () => save(anonymous, {})));
  expect(refusalOf(await anonymous.gql(SAVE, { input: {} })).status).toBe(429);
  const { status, headers } = await anonymous.rest('POST', '/user-details', {});
  expect([status, Number(headers.get('retry-after')) > 0]).toEqual([429, true]);
  await save(new Browser(harness, { address: '198.51.100.10' }), {});
  await browser.signIn(member.email, PASSWORD);
  await save(browser, DETAILS);
  expect(await rows().count()).toBe(points + 2);
});

test('keeps the ids of anonymous details out of the log', async () => {
  const id = await save(anonymous, DETAILS);
  await anonymous.rest('GET', `/get-user-details/${id}`);
  const log = harness.logs.join('');
  expect(log).toContain('"path":"/get-user-details/[...]"');
  expect(log).not.toContain(id);
});
