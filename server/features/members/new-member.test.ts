/** The front desk adds people who have not signed up. */
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { memberMessages } from '#common/members/messages';
import { linksTo, verify } from '../../test/account-calls';
import { Browser } from '../../test/browser';
import { createUser } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import { signedIn } from '../../test/order-calls';
import { summaryDifferences } from '../../test/summaries';
import { User } from '../accounts/user.entity';
import { Consent } from '../consents/consent.entity';
import { JournalEntry } from '../journal/journal-entry.entity';

let harness: Harness;
let desk: Browser;
beforeEach(async () => {
  harness = await startHarness();
  ({ browser: desk } = await signedIn(harness, 'front_desk'));
});
afterEach(() => harness.stop());

const EMAIL = 'asha@example.com';
const PHONE = '98765 43210';
const CREATE = `mutation ($input: CreateMemberInput!) {
  createMember(input: $input) { message member { id name email phone isPhoneConfirmed isEmailVerified isInvitable invitedAt role } }
}`;

const input = (values: object = {}) => ({
  name: 'Asha Rao',
  phone: PHONE,
  hasMemberAgreed: true,
  requestKey: randomUUID(),
  ...values,
});
const add = (values?: object, browser = desk) => browser.gql(CREATE, { input: input(values) });
const added = async (values?: object) => {
  const { data, errors } = await add(values);
  expect(errors).toEqual([]);
  return (data?.['createMember'] as { message: string; member: { id: string } & Record<string, unknown> })
    .member;
};
const refusal = async (values: object) => {
  const { errors } = await add(values);
  return errors[0];
};
const count = () => harness.dataSource.getRepository(User).countBy({ role: 'user' });

test('a member with a phone number only is whole: known, confirmed, with a consent and an entry of the journal', async () => {
  const { id, ...user } = await added();
  expect(user).toEqual({
    name: 'Asha Rao',
    email: null,
    phone: '+919876543210',
    isPhoneConfirmed: true,
    isEmailVerified: false,
    isInvitable: false,
    invitedAt: null,
    role: 'USER',
  });
  expect(await harness.dataSource.getRepository(Consent).findBy({ userId: id })).toMatchObject([
    { purpose: 'account', isGivenInPerson: true },
  ]);
  expect(await harness.dataSource.getRepository(JournalEntry).findBy({ memberId: id })).toMatchObject([
    { type: 'member.added', subjectId: id, actorRole: 'front_desk' },
  ]);
  expect(await summaryDifferences(harness.dataSource)).toEqual({});
});

test('the list of members finds the new one at once, by the number', async () => {
  const { id } = await added();
  const { data } = await desk.gql('{ members(filter: { search: "43210" }) { nodes { id } } }');
  expect(data?.['members']).toEqual({ nodes: [{ id }] });
});

test('a member with an e-mail address gets a mail only if invited, and chooses a password with its link', async () => {
  await added({ email: 'ravi@example.com', phone: null });
  expect(await harness.mailTo('ravi@example.com')).toEqual([]);
  expect(await added({ email: 'Asha@Example.com', isInvited: true })).toMatchObject({
    email: EMAIL,
    isInvitable: true,
    invitedAt: new Date(harness.clock.ms).toISOString(),
  });
  const [link] = await linksTo(harness, EMAIL);
  expect((await verify(new Browser(harness), link!)).errors).toEqual([]);
});

test('a request that is repeated, or sent twice at once, adds one member', async () => {
  const values = { requestKey: randomUUID(), email: EMAIL, isInvited: true };
  const both = await Promise.all([added(values), added(values)]);
  const again = await added(values);
  expect(new Set([...both, again].map(({ id }) => id)).size).toBe(1);
  expect(await count()).toBe(1);
  expect(await harness.mailTo(EMAIL)).toHaveLength(1);
});

test('the same person added at two desks at once is one member, and the other desk is told', async () => {
  const answers = await Promise.all([add(), add()]);
  expect(answers.flatMap(({ errors }) => errors.map(({ extensions }) => extensions.reason))).toEqual([
    'PHONE_TAKEN',
  ]);
  expect(await count()).toBe(1);
});

test.each([
  [{ phone: PHONE }, 'phone', memberMessages.contactTaken],
  [{ phone: null, email: EMAIL }, 'email', memberMessages.emailTaken],
])('contact details of another account are refused: %j', async (contact, field, message) => {
  await createUser(harness.dataSource, { phone: '+919876543210', email: EMAIL });
  const refused = await refusal(contact);
  expect(refused).toMatchObject({
    message,
    extensions: { fields: [{ path: [field], reason: 'TAKEN' }] },
  });
  expect(await count()).toBe(1);
});

test('a key does not add another member', async () => {
  const requestKey = randomUUID();
  await added({ requestKey });
  expect(await refusal({ requestKey, phone: '98765 43211' })).toMatchObject({
    message: memberMessages.requestKeyUsed,
    extensions: { code: 'CONFLICT', reason: 'REQUEST_KEY_USED' },
  });
});

test.each([
  ['no name', { name: ' ' }, 'name'],
  ['neither number nor address', { phone: ' ', email: '' }, 'phone'],
  ['a number with a digit too many', { phone: '98765 432101' }, 'phone'],
  ['a number of a thousand digits', { phone: '9'.repeat(1000) }, 'phone'],
  ['an address without a domain', { email: 'asha@' }, 'email'],
  ['nobody who agreed', { hasMemberAgreed: false }, 'hasMemberAgreed'],
  ['a key that is none', { requestKey: 'x' }, 'requestKey'],
])('%s is refused at its field', async (_name, values, field) => {
  expect(await refusal(values)).toMatchObject({
    extensions: { code: 'BAD_USER_INPUT', fields: [{ path: [field] }] },
  });
  expect(await count()).toBe(0);
});

test('members and trainers add nobody', async () => {
  for (const role of ['user', 'trainer'] as const) {
    const { browser } = await signedIn(harness, role);
    const before = await count();
    expect((await add({}, browser)).status).toBe(403);
    expect(await count()).toBe(before);
  }
});
