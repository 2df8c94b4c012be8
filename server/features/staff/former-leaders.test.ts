/** Admins and owners who lose their role: with the password of whoever decides it, and a mail. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROLE_LABELS } from '#common/accounts/role-labels';
import type { Browser } from '../../test/browser';
import { createUser, PASSWORD } from '../../test/factories';
import { startHarness, type GraphqlAnswer, type Harness } from '../../test/harness';
import { signedIn } from '../../test/order-calls';
import { CHANGE_ROLE, END_ACCESS, WITHOUT_PASSWORD } from '../../test/staff-calls';
import { User } from '../accounts/user.entity';

const UPDATE = 'mutation ($input: UpdateMemberInput!) { updateMember(input: $input) { message } }';
const SUBJECT = 'You are no longer an admin at Bhor';

let harness: Harness;
let owner: Browser;
let ownerId: string;
beforeAll(async () => {
  harness = await startHarness(undefined, { rateLimitScale: 100 });
  const session = await signedIn(harness, 'owner');
  owner = session.browser;
  ownerId = session.user.id;
});
afterAll(() => harness.stop());

const newAdmin = () => createUser(harness.dataSource, { role: 'admin' });
const stored = (id: string) => harness.dataSource.getRepository(User).findOneByOrFail({ id });
const passwordError = ({ errors }: GraphqlAnswer) => errors[0]?.extensions.fields?.[0];
const subjectsTo = async (email: string) => (await harness.mailTo(email)).map(({ subject }) => subject);

test.each([
  ['another role', CHANGE_ROLE, { role: 'FRONT_DESK' }, 'front_desk'],
  ['the end of access', END_ACCESS, {}, 'user'],
] as const)('%s of an admin needs the password, and the admin gets a mail', async (_, call, input, role) => {
  const { id: userId, email } = await newAdmin();
  for (const [password, reason] of WITHOUT_PASSWORD)
    expect(passwordError(await owner.gql(call, { input: { ...input, userId, password } }))).toMatchObject({
      path: ['password'],
      reason,
    });
  expect([(await stored(userId)).role, await subjectsTo(email)]).toEqual(['admin', []]);
  expect((await owner.gql(call, { input: { ...input, userId, password: PASSWORD } })).errors).toEqual([]);
  expect([(await stored(userId)).role, await subjectsTo(email)]).toEqual([role, [SUBJECT]]);
  const [mail] = await harness.mailTo(email);
  expect(mail?.text).toContain(`from Admin to ${ROLE_LABELS[role]}`);
});

test('an owner who becomes an admin needs the password, and gets a mail, too', async () => {
  const { id: userId, email } = await createUser(harness.dataSource, { role: 'owner' });
  const input = { userId, role: 'ADMIN' };
  expect(passwordError(await owner.gql(CHANGE_ROLE, { input }))).toMatchObject({ reason: 'REQUIRED' });
  expect((await owner.gql(CHANGE_ROLE, { input: { ...input, password: PASSWORD } })).errors).toEqual([]);
  expect(await subjectsTo(email)).toEqual(['You are no longer an owner at Bhor']);
});

test('those of the staff without a leading role, and who leaves by themselves, need no password', async () => {
  const { id: userId, email } = await createUser(harness.dataSource, { role: 'front_desk' });
  expect((await owner.gql(CHANGE_ROLE, { input: { userId, role: 'TRAINER' } })).errors).toEqual([]);
  expect((await owner.gql(END_ACCESS, { input: { userId } })).errors).toEqual([]);
  expect(await subjectsTo(email)).toEqual([]);
  const leaving = await signedIn(harness, 'admin');
  expect((await leaving.browser.gql(END_ACCESS, { input: { userId: leaving.user.id } })).errors).toEqual([]);
  expect(await subjectsTo(leaving.user.email)).toEqual([SUBJECT]);
});

test('the phone number of an admin, with which they log in, is changed and confirmed with the password', async () => {
  const { id } = await newAdmin();
  const phone = '+919800000001';
  const update = (by: string, input: object) => owner.gql(UPDATE, { input: { id: by, ...input } });
  for (const one of [id, ownerId])
    expect(passwordError(await update(one, { phone }))).toMatchObject({
      path: ['password'],
      reason: 'REQUIRED',
    });
  expect((await update(id, { phone: (await stored(id)).phone, name: 'Meera' })).errors).toEqual([]);
  expect((await update(id, { phone, password: PASSWORD })).errors).toEqual([]);
  await harness.dataSource.getRepository(User).update(id, { phoneConfirmedAt: null });
  const confirmed = { phone, isPhoneConfirmed: true };
  expect(passwordError(await update(id, confirmed))).toMatchObject({ reason: 'REQUIRED' });
  expect((await update(id, { ...confirmed, password: PASSWORD })).errors).toEqual([]);
});
