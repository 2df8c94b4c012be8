import { afterEach, beforeEach, expect, test } from 'vitest';
import { authMessages } from '#common/auth/messages';
import { profileMessages } from '#common/accounts/messages';
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
import { JournalEntry } from '../journal/journal-entry.entity';
import { User } from '../accounts/user.entity';

let harness: Harness;
let browser: Browser;
beforeEach(async () => {
  harness = await startHarness();
  await createUser(harness.dataSource, { email: EMAIL, name: null, phone: null });
  browser = new Browser(harness);
  await browser.signIn(EMAIL, PASSWORD);
});
afterEach(() => harness.stop());

const EMAIL = 'asha@example.com';
const REQUIRED = { name: 'Asha Kulkarni', contact: '98765 43210' };
const NOTHING = { weight: null, height: null, bmi: null, muscleMass: null };
const update = (values: Record<string, unknown>) =>
  browser.gql(UPDATE_PROFILE, { input: profileInput({ ...REQUIRED, ...values }) });
const profileOf = async (values: Record<string, unknown>) => {
  const { data, errors } = await update(values);
  expect(errors).toEqual([]);
  return (data?.['updateProfile'] as { profile: Record<string, unknown> }).profile;
};
const refusals = (values: Record<string, unknown>) => {
  const input = { ...REQUIRED, ...values };
  const call = {
    query: UPDATE_PROFILE,
    variables: { input: profileInput(input) },
    method: 'PUT',
    path: '/api/user/profile',
    restNames: PROFILE_REST_NAMES,
  };
  return refusalsOf(browser, { ...call, body: input });
};

test('the journal has the names of changed fields, but no values, and nothing if none has changed', async () => {
  await update({});
  await update({});
  await update({ fitnessGoals: 'Strength', bodyMeasurements: { weight: 71.5 } });
  await update({ contact: '90000 00001', fitnessGoals: '' });
  await update({ bodyMeasurements: null });
  const entries = await harness.dataSource.getRepository(JournalEntry).find();
  const fields = entries.map(({ after }) => (after as { fields: string[] }).fields.join(' '));
  const { id } = await harness.dataSource.getRepository(User).findOneByOrFail({ email: EMAIL });
  expect(fields.sort()).toEqual([
    'fitnessGoals bodyMeasurements',
    'name phone',
    'phone bodyMeasurements',
    'phone fitnessGoals',
  ]);
  for (const entry of entries) {
    expect(entry).toMatchObject({ type: 'member.profile-changed', before: {}, memberId: id, actorId: id });
  }
  expect(JSON.stringify(entries)).not.toMatch(/71\.5|Strength|Kulkarni|98765|90000/);
});

test('the profile through REST has the documented shape, empty and filled in', async () => {
  const empty = await browser.rest('GET', '/api/user/profile');
  expect(empty.status).toBe(200);
  expect(empty.headers.get('cache-control')).toMatch(/no-store/);
  expect(empty.body).toEqual({
    isProfileComplete: false,
    name: null,
    email: EMAIL,
    contact: null,
    fitnessGoals: null,
    workoutPreferences: null,
    bodyMeasurements: NOTHING,
  });
  const filled = {
    ...REQUIRED,
    fitnessGoals: 'Get stronger',
    workoutPreferences: 'Mornings,\nfree weights',
    bodyMeasurements: { weight: 70, height: 175, bmi: 99, muscleMass: 32.5 },
  };
  const { email: _email, ...profile } = {
    ...filled,
    isProfileComplete: true,
    email: EMAIL,
    contact: '+919876543210',
    bodyMeasurements: { weight: 70, height: 175, bmi: 22.9, muscleMass: 32.5 },
  };
  const put = await browser.rest('PUT', '/api/user/profile', {
    ...filled,
    email: 'other@example.com',
    role: 'admin',
  });
  expect(put.status).toBe(200);
  expect(put.body).toEqual({ message: profileMessages.profileUpdated, email: EMAIL, ...profile });
  expect((await browser.rest('GET', '/api/user/profile')).body).toEqual({ email: EMAIL, ...profile });
  const user = await harness.dataSource.getRepository(User).findOneByOrFail({ email: EMAIL });
  expect(user.role).toBe('user');
});

test('name and contact make a profile complete', async () => {
  expect((await browser.gql('{ me { user { isProfileComplete } } }')).data).toEqual({
    me: { user: { isProfileComplete: false } },
  });
  expect((await profileOf({}))['isProfileComplete']).toBe(true);
  expect((await browser.signIn(EMAIL, PASSWORD)).data?.['signIn']).toMatchObject({
    viewer: { user: { isProfileComplete: true } },
  });
});

test('a profile that was changed meanwhile is not overwritten; the answer names the fields that differ, who and when', async () => {
  await update({ fitnessGoals: 'Strength' });
  const version =
    'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { user { version phone } } }';
  const send = (input: object) => browser.gql(version, { input });
  expect((await send({ phone: '90000 00001', expectedVersion: 2 })).errors).toEqual([]);
  const { data, errors } = await send({ phone: '98765 43210', fitnessGoals: 'Strength', expectedVersion: 2 });
  expect(data).toEqual({ updateProfile: null });
  expect(errors[0]).toMatchObject({
    message: profileMessages.changedMeanwhile,
    extensions: {
      code: 'CONFLICT',
      reason: 'STALE_VERSION',
      current: ['phone'],
      changedAt: new Date(harness.clock.ms).toISOString(),
      changedBy: 'Asha Kulkarni',
    },
  });
  expect((await send({ fitnessGoals: 'Health', expectedVersion: 3 })).data).toEqual({
    updateProfile: { user: { version: 4, phone: '+919000000001' } },
  });
});

test('absent fields keep their value; null and empty texts clear them', async () => {
  const all = {
    userName: 'asha',
    fitnessGoals: 'Get stronger',
    workoutPreferences: 'Mornings',
    bodyMeasurements: { weight: 70, height: 175, muscleMass: 30 },
  };
  await profileOf(all);
  const { bodyMeasurements: _measured, ...texts } = all;
  const latestMeasurement = { weight: 70, height: 175, bmi: 22.9, muscleMass: 30 };
  const kept = { ...texts, latestMeasurement };
  expect(await profileOf({})).toMatchObject(kept);
  expect(await profileOf({ userName: null, fitnessGoals: '', workoutPreferences: '  ' })).toMatchObject({
    userName: null,
    fitnessGoals: null,
    workoutPreferences: null,
    latestMeasurement,
  });
});

test('a user name is stored in lower case and can be used to log in', async () => {
  expect(await profileOf({ userName: ' Asha.K_2 ' })).toMatchObject({ userName: 'asha.k_2' });
  expect((await new Browser(harness).signIn('ASHA.K_2', PASSWORD)).status).toBe(200);
  expect((await new Browser(harness).signIn('+91 98765 43210', PASSWORD)).status).toBe(200);
});

const taken = (field: string, message: string) => ({
  status: 409,
  code: 'CONFLICT',
  message,
  fields: { [field]: message },
});

test('a phone number and a user name can belong to only one account', async () => {
  await createUser(harness.dataSource, { phone: '+919000000001', userName: 'taken' });
  for (const refusal of await refusals({ contact: '090000 00001' })) {
    expect(refusal).toEqual(taken('contact', profileMessages.contactTaken));
  }
  for (const refusal of await refusals({ userName: 'TAKEN', fitnessGoals: 'New ones' })) {
    expect(refusal).toEqual(taken('userName', profileMessages.userNameTaken));
  }
  expect((await browser.gql('{ me { user { name fitnessGoals } } }')).data).toEqual({
    me: { user: { name: null, fitnessGoals: null } },
  });
  expect(await harness.mailTo(EMAIL)).toEqual([]);
});

test('an admin changes a phone number or username that is set with the password only', async () => {
  await harness.dataSource.getRepository(User).update({ email: EMAIL }, { role: 'admin' });
  for (const userName of ['asha', 'asha']) await profileOf({ userName });
  for (const values of [{ contact: '90000 00001' }, { userName: 'other' }, { userName: null }])
    for (const refusal of await refusals(values))
      expect(refusal).toEqual(invalid(authMessages.passwordForLogInName, 'password'));
  for (const refusal of await refusals({ userName: 'other', password: 'A-wrong-password' }))
    expect(refusal).toEqual(invalid(authMessages.currentPasswordWrong, 'password'));
  const changed = await profileOf({ contact: '90000 00001', password: PASSWORD });
  expect(changed['contact']).toBe('+919000000001');
  const body = { ...REQUIRED, userName: 'other', password: PASSWORD };
  expect((await browser.rest('PUT', '/api/user/profile', body)).status).toBe(200);
  expect((await new Browser(harness).signIn('other', PASSWORD)).status).toBe(200);
});

test('of two members who choose one user name at the same time, one is refused', async () => {
  const { email } = await createUser(harness.dataSource);
  const neighbour = new Browser(harness);
  await neighbour.signIn(email, PASSWORD);
  const input = { ...REQUIRED, contact: '90000 00002', userName: 'wanted' };
  const answers = await Promise.all([
    update({ userName: 'wanted' }),
    neighbour.gql(UPDATE_PROFILE, { input: profileInput(input) }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('the owner is notified only if an existing login name has changed', async () => {
  await profileOf({ userName: 'asha' });
  await profileOf({ userName: 'asha', name: 'Asha K', contact: '+91 98765 43210' });
  expect(await harness.mailTo(EMAIL)).toEqual([]);
  await profileOf({ contact: '90000 00009' });
  const [phoneMail] = await harness.mailTo(EMAIL);
  expect(phoneMail?.text).toMatch(/phone number/);
  expect(phoneMail?.text).toContain('/forgot-password');
  await profileOf({ contact: '90000 00009', userName: null });
  const mails = await harness.mailTo(EMAIL);
  expect(mails).toHaveLength(2);
  expect(mails[0]?.text).toMatch(/username/);
});

const wrongKind = (field: string) => `The value of ${field} is missing or has the wrong type.`;

test.each([
  ['a number as a name', { name: 5 }, 'name', wrongKind('name')],
  ['an empty name', { name: ' ' }, 'name', profileMessages.nameRequired],
  ['a long name', { name: 'a'.repeat(81) }, 'name', 'Use at most 80 characters.'],
  ['a name with a NUL', { name: 'Asha\u0000' }, 'name', messages.controlCharacters],
  ['a name of two lines', { name: 'Asha\nKulkarni' }, 'name', messages.controlCharacters],
  ['a name with a control character', { name: 'Asha\u0007' }, 'name', messages.controlCharacters],
  ['an empty contact', { contact: '' }, 'contact', profileMessages.contactRequired],
  ['a landline', { contact: '020 2543 1234' }, 'contact', profileMessages.contactInvalid],
  [
    'a foreign number without its +',
    { contact: '1 212 555 0123' },
    'contact',
    profileMessages.contactInvalid,
  ],
  ['an e-mail address as a contact', { contact: EMAIL }, 'contact', profileMessages.contactInvalid],
  ['a user name with an @', { userName: 'asha@k' }, 'userName', profileMessages.userNameInvalid],
  ['a user name of digits', { userName: '9876543210' }, 'userName', profileMessages.userNameInvalid],
  ['a short user name', { userName: 'ab' }, 'userName', profileMessages.userNameInvalid],
  ['a long user name', { userName: 'a'.repeat(31) }, 'userName', profileMessages.userNameInvalid],
  [
    'a user name with a look-alike letter',
    { userName: '\u0430sha' },
    'userName',
    profileMessages.userNameInvalid,
  ],
  ['long goals', { fitnessGoals: 'a'.repeat(501) }, 'fitnessGoals', 'Use at most 500 characters.'],
  ['goals with a NUL', { fitnessGoals: 'a\u0000b' }, 'fitnessGoals', messages.controlCharacters],
  ['goals in a list', { fitnessGoals: ['a'] }, 'fitnessGoals', wrongKind('fitnessGoals')],
])('GraphQL and REST refuse %s with a message for the field', async (_name, values, field, message) => {
  for (const refusal of await refusals(values)) expect(refusal).toEqual(invalid(message, field));
});

test('REST requires name and contact; GraphQL requires them until they are set', async () => {
  const { nameRequired, contactRequired } = profileMessages;
  const patch = async (values: object) =>
    refusalOf(await browser.gql(UPDATE_PROFILE, { input: profileInput(values) }));
  expect(await patch({ contact: REQUIRED.contact })).toEqual(invalid(nameRequired, 'name'));
  expect(await patch({ name: 'Asha' })).toEqual(invalid(contactRequired, 'phone'));
  await update({});
  expect((await patch({ name: null })).message).toBe(nameRequired);
  expect((await patch({ contact: null })).message).toBe(contactRequired);
  const { data } = await browser.gql(UPDATE_PROFILE, { input: { fitnessGoals: 'Strength' } });
  expect(data?.['updateProfile']).toMatchObject({
    profile: { name: REQUIRED.name, fitnessGoals: 'Strength' },
  });
  for (const missing of ['name', 'contact']) {
    const body = { ...REQUIRED, [missing]: undefined };
    expect(await browser.rest('PUT', '/api/user/profile', body)).toMatchObject({
      status: 400,
      body: { message: wrongKind(missing), errors: [{ field: missing, message: wrongKind(missing) }] },
    });
  }
});

test('a client with an invalid token can neither read nor change a profile', async () => {
  const stranger = new Browser(harness);
  stranger.token = 'x.y.z';
  const refused = { status: 401, code: 'UNAUTHENTICATED', message: authMessages.logInFirst, fields: {} };
  for (const query of ['{ me { user { id } } }', '{ me { user { measurements { nodes { id } } } } }']) {
    expect(refusalOf(await stranger.gql(query))).toEqual(refused);
  }
  expect(refusalOf(await stranger.gql(UPDATE_PROFILE, { input: profileInput(REQUIRED) }))).toEqual(refused);
  for (const [method, path] of [
    ['GET', 'me'],
    ['GET', 'profile'],
    ['PUT', 'profile'],
  ] as const) {
    const { status, body, headers } = await stranger.rest(
      method,
      `/api/user/${path}`,
      method === 'PUT' ? REQUIRED : undefined,
    );
    expect({ status, body }).toEqual({
      status: 401,
      body: { code: 'UNAUTHENTICATED', message: authMessages.logInFirst },
    });
    expect(headers.get('www-authenticate')).toBe('Bearer');
  }
});

test('an update changes only the profile of the current user', async () => {
  const neighbour = await createUser(harness.dataSource);
  await profileOf({ name: 'Somebody new', userName: 'somebody' });
  expect(await harness.dataSource.getRepository(User).findOneBy({ id: neighbour.id })).toEqual(neighbour);
});
