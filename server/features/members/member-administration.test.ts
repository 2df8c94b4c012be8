import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { authMessages } from '#common/auth/messages';
import { memberMessages } from '#common/members/messages';
import { profileMessages } from '#common/accounts/messages';
import { MINUTE_MS } from '#common/time';
import { FORGOT, linksTo, verify } from '../../test/account-calls';
import { Browser } from '../../test/browser';
import { createUser, PASSWORD } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import { beginSession, signedIn } from '../../test/order-calls';
import { JournalEntry } from '../journal/journal-entry.entity';
import { User } from '../accounts/user.entity';

let harness: Harness;
let admin: Browser;
let member: User;
beforeEach(async () => {
  harness = await startHarness();
  ({ browser: admin } = await signedIn(harness, 'admin'));
  member = await createUser(harness.dataSource, { email: OLD, fitnessGoals: 'Strength' });
});
afterEach(() => harness.stop());

const OLD = 'asha@example.com';
const NEW = 'asha.kulkarni@example.com';

const UPDATE = `mutation ($input: UpdateMemberInput!) {
  updateMember(input: $input) {
    message
    member {
      id name email phone fitnessGoals workoutPreferences version isEmailVerified
      latestMeasurement { weightKg heightCm bmi }
    }
  }
}`;

const update = (values: Record<string, unknown>) =>
  admin.gql(UPDATE, { input: { id: member.id, ...values } });

async function updated(values: Record<string, unknown>): Promise<Record<string, unknown>> {
  const { data, errors } = await update(values);
  expect(errors).toEqual([]);
  return (data?.['updateMember'] as { member: Record<string, unknown> }).member;
}

const stored = () => harness.dataSource.getRepository(User).findOneByOrFail({ id: member.id });

const entries = (type: string) => harness.dataSource.getRepository(JournalEntry).findBy({ type });

test('changes what is given, keeps what is absent, clears what is null', async () => {
  const user = await updated({
    name: ' Asha  K. ',
    phone: '90000 00001',
    workoutPreferences: 'Mornings',
    bodyMeasurements: { weightKg: 70, heightCm: 175 },
    hasMemberAgreed: true,
  });
  expect(user).toEqual({
    id: member.id,
    name: 'Asha K.',
    email: OLD,
    phone: '+919000000001',
    fitnessGoals: 'Strength',
    workoutPreferences: 'Mornings',
    version: 2,
    isEmailVerified: true,
    latestMeasurement: { weightKg: 70, heightCm: 175, bmi: 22.9 },
  });
  harness.clock.ms += 1000;
  expect(await updated({ fitnessGoals: null, bodyMeasurements: null })).toMatchObject({
    fitnessGoals: null,
    latestMeasurement: null,
    version: 3,
  });
  expect(await entries('member.profile-changed')).toMatchObject([
    { after: { fields: ['name', 'phone', 'workoutPreferences', 'bodyMeasurements'] }, actorRole: 'admin' },
    { after: { fields: ['fitnessGoals', 'bodyMeasurements'] }, actorRole: 'admin' },
  ]);
});

test('what does not change anything raises no version and leaves no entry', async () => {
  const { name, email, phone } = member;
  expect(await updated({ name, email, phone, fitnessGoals: 'Strength', expectedVersion: 1 })).toMatchObject({
    version: 1,
  });
  expect(await entries('member.profile-changed')).toEqual([]);
});

test('an incomplete profile can be changed in part', async () => {
  member = await createUser(harness.dataSource, { name: null, phone: null });
  expect(await updated({ fitnessGoals: 'Strength' })).toMatchObject({ name: null, fitnessGoals: 'Strength' });
});

test.each([
  [{ name: '' }, 'name', memberMessages.nameRequired],
  [{ name: null }, 'name', memberMessages.nameRequired],
  [{ email: 'nobody' }, 'email', authMessages.emailInvalid],
  [{ phone: '123' }, 'phone', profileMessages.contactInvalid],
  [{ phone: ' ' }, 'phone', memberMessages.contactRequired],
])('refuses %j at its field', async (values, field, message) => {
  const { errors } = await update(values);
  expect(errors[0]).toMatchObject({
    message,
    extensions: { code: 'BAD_USER_INPUT', fields: [{ path: [field], message }] },
  });
});

test.each(['no-id', randomUUID()])('an unknown member (%s) is not found', async (id) => {
  const { errors } = await admin.gql(UPDATE, { input: { id, name: 'Asha' } });
  expect(errors[0]?.extensions).toMatchObject({ code: 'NOT_FOUND', reason: 'MEMBER_NOT_FOUND' });
});

test('a member who was changed meanwhile is not overwritten; the answer names the fields that differ, who and when', async () => {
  const { browser } = await signedIn(harness);
  await beginSession(harness, browser, member);
  const change = 'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { message } }';
  await browser.gql(change, { input: { name: 'Asha K.', fitnessGoals: 'Health' } });
  const changedAt = new Date(harness.clock.ms).toISOString();
  harness.clock.ms += MINUTE_MS;
  await updated({ bodyMeasurements: { weightKg: 70 }, hasMemberAgreed: true });
  const { data, errors } = await update({
    name: 'Asha Kulkarni',
    fitnessGoals: 'Health',
    expectedVersion: 1,
  });
  expect(data).toEqual({ updateMember: null });
  expect(errors[0]).toMatchObject({
    message: memberMessages.changedMeanwhile,
    extensions: {
      code: 'CONFLICT',
      reason: 'STALE_VERSION',
      current: ['name'],
      changedAt,
      changedBy: 'Asha K.',
    },
  });
  expect(await stored()).toMatchObject({ name: 'Asha K.', version: 2 });
  expect(harness.logs.join('')).not.toContain('Asha K.');
  expect(await updated({ name: 'Asha Kulkarni', expectedVersion: 2 })).toMatchObject({ version: 3 });
});

test('measurements and memberships do not make a version stale', async () => {
  await updated({ bodyMeasurements: { weightKg: 70 }, hasMemberAgreed: true });
  expect(await updated({ name: 'Asha K.', expectedVersion: 1 })).toMatchObject({ name: 'Asha K.' });
});

test.each([
  ['EMAIL_TAKEN', 'BAD_USER_INPUT', 'email', 'Ravi@Example.com', memberMessages.emailTaken],
  ['PHONE_TAKEN', 'CONFLICT', 'phone', '98765 43299', memberMessages.contactTaken],
])('refuses what another account has (%s)', async (reason, code, field, value, message) => {
  await createUser(harness.dataSource, { email: 'ravi@example.com', phone: '+919876543299' });
  const { errors } = await update({ [field]: value, name: 'Asha K.' });
  expect(errors[0]?.extensions).toMatchObject({
    code,
    reason,
    fields: [{ path: [field], reason: 'TAKEN', message }],
  });
  expect(await stored()).toMatchObject({ name: member.name, email: OLD });
});

test('of two members who get the same address at once, one is refused', async () => {
  const other = await createUser(harness.dataSource);
  const answers = await Promise.all(
    [member.id, other.id].map((id) => admin.gql(UPDATE, { input: { id, email: NEW } })),
  );
  expect(answers.flatMap(({ errors }) => errors)).toMatchObject([{ extensions: { reason: 'EMAIL_TAKEN' } }]);
});

test('a new address takes effect at once, both addresses are told, and all sessions end', async () => {
  const browser = new Browser(harness);
  await browser.signIn(OLD, PASSWORD);
  expect(await updated({ email: 'Asha.Kulkarni@Example.com' })).toMatchObject({
    email: NEW,
    isEmailVerified: false,
    version: 2,
  });
  expect((await browser.gql('{ me { user { id } } }')).status).toBe(401);
  expect((await browser.signIn(OLD, PASSWORD)).status).toBe(401);
  expect((await browser.signIn(NEW, PASSWORD)).errors).toEqual([]);
  expect(await harness.mailTo(OLD)).toMatchObject([
    { subject: expect.stringContaining('has been changed') as string },
  ]);
  const [mail] = await harness.mailTo(NEW);
  expect(mail?.subject).toContain('Confirm your new e-mail address');
  expect(await harness.mailTo(OLD)).not.toMatchObject([{ text: expect.stringContaining(NEW) as string }]);
});

test('a new address can reset the password only after its link has been opened', async () => {
  await updated({ email: NEW });
  const [link] = await linksTo(harness, NEW);
  const browser = new Browser(harness);
  const subjects = async () => (await harness.mailTo(NEW)).map(({ subject }) => subject);
  await browser.gql(FORGOT, { email: NEW });
  expect(await subjects()).toHaveLength(1);

  expect((await verify(browser, { ...link!, token: 'x'.repeat(43) })).errors).toHaveLength(1);
  expect((await stored()).isEmailVerified).toBe(false);
  expect((await verify(browser, link!)).data).toEqual({
    verifyEmail: { token: null, message: authMessages.emailVerified, mustSetPassword: false },
  });
  expect((await stored()).isEmailVerified).toBe(true);

  harness.clock.ms += 3_600_000;
  await harness.dataSource.query('delete from rate_limits');
  await browser.gql(FORGOT, { email: NEW });
  expect(await subjects()).toHaveLength(2);
});

test('a link to an address that has been changed again verifies nothing', async () => {
  await updated({ email: NEW });
  const [link] = await linksTo(harness, NEW);
  await updated({ email: OLD });
  expect((await verify(new Browser(harness), link!)).errors).toHaveLength(1);
  expect((await stored()).isEmailVerified).toBe(false);
});
