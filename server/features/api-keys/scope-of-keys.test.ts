import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { memberMessages } from '#common/members/messages';
import { programOf } from '../../test/api-key-calls';
import type { Browser } from '../../test/browser';
import { makeClaimCode } from '../../test/claim-calls';
import { createMemberWithoutEmail, createPlanOffers, createUser } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import { buy, signedIn } from '../../test/order-calls';
import { reasonOf } from '../../test/staff-calls';

let harness: Harness;
let admin: Browser;
let member: Browser;
let reader: Browser;
let memberId: string;
let planName: string;
beforeAll(async () => {
  harness = await startHarness();
  ({ browser: admin } = await signedIn(harness, 'admin'));
  const session = await signedIn(harness);
  member = session.browser;
  memberId = session.user.id;
  const [offer] = await createPlanOffers(harness.dataSource, 1);
  planName = offer!.name;
  await buy(member, admin, offer!);
  reader = await keyFor(
    ...['activities:read-any', 'lists:export', 'members:assign-trainer', 'members:bulk'],
    ...[READ_MEMBERS, READ_MEMBERSHIPS, 'orders:read-any'],
  );
});
afterAll(() => harness.stop());

let keys = 0;
async function keyFor(...permissions: string[]): Promise<Browser> {
  keys += 1;
  return (await programOf(harness, admin, { name: `Key ${keys}`, permissions })).client;
}

const READ_MEMBERS = 'members:read-any';
const READ_MEMBERSHIPS = 'memberships:read-any';

const ORDERS = '{ orders(filter: { search: "98" }) { nodes { id } } }';
const ORDERS_OF_MEMBERS =
  '{ orders { nodes { id member { orders(filter: { search: "98" }) { nodes { id } } } } } }';
const ACTIVITIES = '{ activities(filter: { search: "98" }) { nodes { id } } }';
const SELECTION =
  '{ trainerAssignmentPreview(trainerId: null, members: { filter: { search: "98" } }) { memberCount } }';
const BY_STATUS = '{ members(filter: { membershipStatus: ACTIVE }) { nodes { id } } }';
const BY_PLAN = '{ members(filter: { planNames: ["Premium"] }) { nodes { id } } }';
const BY_END = '{ members(filter: { membershipEndsOn: { from: "2026-01-01" } }) { nodes { id } } }';
const IN_ORDER_OF_END =
  '{ members(orderBy: { field: PAID_UNTIL, direction: ASC }) { pageInfo { endCursor } } }';

test.each<[string, string[]]>([
  [ORDERS, ['orders:read-any']],
  [ORDERS_OF_MEMBERS, ['orders:read-any']],
  [ACTIVITIES, ['activities:read-any']],
  [SELECTION, ['members:bulk', 'members:assign-trainer']],
  [BY_STATUS, [READ_MEMBERS]],
  [BY_PLAN, [READ_MEMBERS]],
  [BY_END, [READ_MEMBERS]],
  [IN_ORDER_OF_END, [READ_MEMBERS]],
])('a key does not find out by a list what it may not read: %s', async (query, permissions) => {
  const { errors } = await (await keyFor(...permissions)).gql(query);
  expect(errors.map(({ extensions }) => extensions.reason)).toContain('PERMISSION_REQUIRED');
  expect((await reader.gql(query)).errors).toEqual([]);
});

test.each([
  ['activities', ['activities:read-any']],
  ['orders', ['orders:read-any']],
  ['users', [READ_MEMBERS]],
])('nor by the file of %s', async (list, permissions) => {
  const fetched = async (client: Browser) => (await client.rest('GET', `/api/user/admin/${list}.csv`)).status;
  expect(await fetched(await keyFor('lists:export', ...permissions))).toBe(403);
  expect(await fetched(reader)).toBe(200);
});

test('a key makes no code with which somebody could log in as a member, and read more', async () => {
  const { id } = await createMemberWithoutEmail(harness.dataSource);
  const program = await keyFor('members:add', READ_MEMBERS);
  expect(reasonOf(await makeClaimCode(program, id))).toEqual([403, 'NOT_WITH_API_KEY']);
  expect((await makeClaimCode(admin, id)).errors).toEqual([]);
});

const CREATE = 'mutation ($input: CreateMemberInput!) { createMember(input: $input) { message } }';

test('a key that may not read members is not told who has an address or a number', async () => {
  const { email, phone } = await createUser(harness.dataSource, { phone: '+919876512345' });
  const answer = async (program: Browser, contact: object) => {
    const input = { name: 'Ravi Rao', ...contact, hasMemberAgreed: true, requestKey: randomUUID() };
    const [error] = (await program.gql(CREATE, { input })).errors;
    return { message: error?.message, extensions: error?.extensions };
  };
  const [blind, seeing] = [await keyFor('members:add'), await keyFor('members:add', READ_MEMBERS)];
  for (const contact of [{ email }, { phone }]) {
    const { message, extensions } = await answer(blind, contact);
    expect(message).toBe(memberMessages.notSaved);
    expect(extensions).toMatchObject({ code: 'CONFLICT' });
    expect(extensions).not.toHaveProperty('reason');
    expect(extensions).not.toHaveProperty('fields');
    expect((await answer(seeing, contact)).extensions).toMatchObject({ fields: [{ reason: 'TAKEN' }] });
  }
});

const UPDATE = 'mutation ($input: UpdateMemberInput!) { updateMember(input: $input) { message } }';

test('a key that may not read members does not learn a profile from a version that is not the current one', async () => {
  const { id, name } = await createUser(harness.dataSource);
  const current = async (program: Browser) => {
    const { errors } = await program.gql(UPDATE, { input: { id, name, expectedVersion: 999 } });
    return errors[0]?.extensions;
  };
  const blind = await keyFor('members:update-any');
  expect(await current(blind)).toMatchObject({ reason: 'STALE_VERSION', current: ['name'] });
  expect(await current(await keyFor('members:update-any', READ_MEMBERS))).toMatchObject({ current: [] });
});

const SET = 'mutation ($input: SetMembershipInput!) { setMembership(input: $input) { message } }';

test('a key that ends memberships gives none', async () => {
  const setting = { memberId, planName, reason: 'Moved away' };
  const set = async (client: Browser, status: string) =>
    (await client.gql(SET, { input: { ...setting, status } })).errors[0]?.extensions.reason;
  const ending = await keyFor('memberships:cancel');
  expect(await set(ending, 'ACTIVE')).toBe('PERMISSION_REQUIRED');
  expect(await set(ending, 'INACTIVE')).toBeUndefined();
  expect(await set(await keyFor('memberships:cancel', 'memberships:grant'), 'ACTIVE')).toBeUndefined();
});

test('members search in their own orders', async () => {
  const query = '{ me { user { orders(filter: { search: "1" }) { nodes { id } } } } }';
  expect((await member.gql(query)).errors).toEqual([]);
});
