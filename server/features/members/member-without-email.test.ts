/** Members who have a phone number and no e-mail address: they are served by staff, and cannot log in. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { memberMessages } from '#common/members/messages';
import { linksTo, RESET, resetTokenFor, verify } from '../../test/account-calls';
import { Browser } from '../../test/browser';
import { createMemberWithoutEmail, createPlanOffers, createUser, PASSWORD } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import { actorOf, orderInput, signedIn } from '../../test/order-calls';
import { NO_PASSWORD } from '../../lib/passwords';
import { User } from '../accounts/user.entity';

let harness: Harness;
let admin: Browser;
let adminUser: User;
beforeEach(async () => {
  harness = await startHarness();
  ({ browser: admin, user: adminUser } = await signedIn(harness, 'admin'));
});
afterEach(() => harness.stop());

const PHONE = '+919876500000';
const EMAIL = 'asha@example.com';
const withoutEmail = (values: Partial<User> = {}) =>
  createMemberWithoutEmail(harness.dataSource, { name: 'Asha Rao', phone: PHONE, ...values });
const stored = (id: string) => harness.dataSource.getRepository(User).findOneByOrFail({ id });
const mailed = () => harness.dataSource.query<{ to_address: string }[]>('select to_address from mails');

const update = (id: string, values: object) =>
  admin.gql(
    `mutation ($input: UpdateMemberInput!) {
      updateMember(input: $input) { member { email phone isEmailVerified isInvitable } }
    }`,
    { input: { id, ...values } },
  );

test('staff remove an address: its owner is told, logged out and has no password any more', async () => {
  const member = await createUser(harness.dataSource, { email: EMAIL });
  const browser = new Browser(harness);
  await browser.signIn(EMAIL, PASSWORD);
  expect(await update(member.id, { email: '' })).toMatchObject({
    errors: [],
    data: { updateMember: { member: { email: null, isEmailVerified: false, isInvitable: false } } },
  });
  expect(await mailed()).toEqual([{ to_address: EMAIL }]);
  expect((await browser.gql('{ me { user { id } } }')).status).toBe(401);
  for (const login of [EMAIL, member.phone!])
    expect((await new Browser(harness).signIn(login, PASSWORD)).status).toBe(401);
  expect(await stored(member.id)).toMatchObject({ email: null, passwordHash: NO_PASSWORD, version: 2 });
});

test('no OTP is sent to an address that has been removed', async () => {
  const member = await createUser(harness.dataSource, { email: EMAIL });
  await update(member.id, { email: null });
  await harness.services.passwordReset.sendCode({ email: EMAIL, requester: '' });
  expect(await mailed()).toHaveLength(1);
});

test.each([
  [{ phone: null }, 'email', memberMessages.emailOrContactRequired],
  [{ name: null }, 'name', memberMessages.nameRequired],
  [{ role: 'front_desk' } as const, 'email', memberMessages.emailOfStaffRequired],
  [{ role: 'trainer' } as const, 'email', memberMessages.emailOfStaffRequired],
])('an account that is %j keeps its address', async (values, field, message) => {
  const member = await createUser(harness.dataSource, { email: EMAIL, ...values });
  const { errors } = await update(member.id, { email: null });
  expect(errors[0]?.extensions).toMatchObject({ fields: [{ path: [field], reason: 'REQUIRED', message }] });
  expect(await stored(member.id)).toMatchObject({ email: EMAIL });
});

test('the own address of an admin stays', async () => {
  const { errors } = await update(adminUser.id, { email: null, password: PASSWORD });
  expect(errors[0]?.extensions).toMatchObject({ fields: [{ path: ['email'] }] });
});

test('a number that is entered together with the removal of the address is enough', async () => {
  const member = await createUser(harness.dataSource, { phone: null });
  expect((await update(member.id, { email: null, phone: '98765 00001' })).errors).toEqual([]);
  expect(await stored(member.id)).toMatchObject({ email: null, phone: '+919876500001' });
});

test('with an address again, the member is invited and chooses a password', async () => {
  const member = await withoutEmail();
  expect(await update(member.id, { email: EMAIL })).toMatchObject({
    data: { updateMember: { member: { email: EMAIL, isEmailVerified: false, isInvitable: true } } },
  });
  expect(await mailed()).toEqual([]);
  const invite = 'mutation ($input: InviteMemberInput!) { inviteMember(input: $input) { message } }';
  expect((await admin.gql(invite, { input: { id: member.id } })).errors).toEqual([]);
  const browser = new Browser(harness);
  const [link] = await linksTo(harness, EMAIL);
  expect((await verify(browser, link!)).errors).toEqual([]);
  const resetToken = await resetTokenFor(harness, browser, EMAIL);
  await browser.gql(RESET, { input: { resetToken, password: 'A-new-password-2026' } });
  expect((await browser.signIn(EMAIL, 'A-new-password-2026')).status).toBe(200);
});

test('the database refuses an account without an address that could log in or is of staff', async () => {
  for (const values of [{ passwordHash: 'a hash' }, { role: 'admin' } as const, { phone: null }])
    await expect(withoutEmail(values)).rejects.toThrow('users_without_email');
});

test('lists go on after members without an address, find them by number, and show them', async () => {
  for (const index of [1, 2, 3]) await withoutEmail({ name: 'Same', phone: `+91987650000${index}` });
  await createUser(harness.dataSource, { name: null, email: 'same@example.com' });
  const list = `query ($after: String, $search: String) {
    members(filter: { roles: [USER], search: $search }, first: 2, after: $after) {
      nodes { email phone } pageInfo { hasNextPage endCursor }
    }
  }`;
  const seen: (string | null)[] = [];
  let after: string | null = null;
  do {
    const { data } = await admin.gql(list, { after });
    const page = data?.['members'] as {
      nodes: { email: string | null; phone: string }[];
      pageInfo: { hasNextPage: boolean; endCursor: string };
    };
    seen.push(...page.nodes.map(({ email, phone }) => email ?? phone));
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after);
  expect(seen.sort()).toEqual(['+919876500001', '+919876500002', '+919876500003', 'same@example.com']);
  expect((await admin.gql(list, { search: '98765 00002' })).data).toMatchObject({
    members: { nodes: [{ email: null, phone: '+919876500002' }] },
  });
});

test('REST answers null for the address, and accepts it back', async () => {
  const { id } = await withoutEmail();
  const { body } = await admin.rest('GET', '/api/user/admin/users?search=9876500000');
  expect(body).toMatchObject({ users: [{ _id: id, email: null, contact: PHONE }] });
  const changed = await admin.rest('PUT', `/api/user/admin/users/${id}/details`, {
    name: 'Asha Kulkarni',
    email: null,
  });
  expect(changed).toMatchObject({ status: 200, body: { user: { name: 'Asha Kulkarni', email: null } } });
});

test('what is sold to such a member has a receipt and no mail', async () => {
  const member = await withoutEmail();
  const [offer] = await createPlanOffers(harness.dataSource, 1);
  const { orders, orderAdministration } = harness.services;
  const { order } = await orders.place(actorOf(member), orderInput(offer!));
  await orderAdministration.confirm(actorOf(adminUser), order.id, { method: 'cash' });
  const refund = { amount: { minorUnits: 10_000, currencyCode: 'INR' }, reason: 'Closed for a week' };
  await orderAdministration.refund(actorOf(adminUser), order.id, refund);
  expect(await mailed()).toEqual([]);
  const { data } = await admin.gql('query ($id: ID!) { order(id: $id) { receipts { kind fileUrl } } }', {
    id: order.id,
  });
  const { receipts } = data?.['order'] as { receipts: { fileUrl: string }[] };
  expect(receipts).toHaveLength(2);
  for (const { fileUrl } of receipts) {
    const file = await admin.rest('GET', new URL(fileUrl).pathname);
    expect(Buffer.from(file.body['base64'] as string, 'base64').toString('latin1')).toMatch(/^%PDF/);
  }
});

test('the data of such a member can be exported', async () => {
  const member = await createUser(harness.dataSource, { email: EMAIL });
  await update(member.id, { email: null });
  const { text } = await harness.services.dataExport.part(actorOf(member), null);
  expect(JSON.parse(text)).toMatchObject({ users: [{ email: null }], mails: [] });
});
