import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { memberMessages } from '#common/members/messages';
import { programOf } from '../../test/api-key-calls';
import { Browser } from '../../test/browser';
import { createUser, PASSWORD } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import { signedIn } from '../../test/order-calls';
import { reasonOf } from '../../test/staff-calls';
import { JournalEntry } from '../journal/journal-entry.entity';
import { User } from '../accounts/user.entity';
import { EMAIL, foreignKeysToUsers, memberWithEverything } from './testing/member-data';

const DELETE_MEMBER =
  'mutation ($input: DeleteMemberInput!) { deleteMember(input: $input) { message deletedUserId } }';
const REASON = 'Asked for it by mail';

let harness: Harness;
let admin: Browser;
let adminId: string;
beforeEach(async () => {
  harness = await startHarness();
  const { browser, user } = await signedIn(harness, 'admin');
  [admin, adminId] = [browser, user.id];
});
afterEach(() => harness.stop());

const remove = (id: string, values: object = {}, by = admin) =>
  by.gql(DELETE_MEMBER, { input: { id, reason: REASON, password: PASSWORD, ...values } });

const accounts = () => harness.dataSource.getRepository(User);

test('an admin deletes a member with all rows of the account, and the journal says why, not who', async () => {
  const browser = new Browser(harness);
  const { id } = await memberWithEverything(harness, browser);
  const requestKey = randomUUID();
  const done = { deleteMember: { message: memberMessages.deleted, deletedUserId: id } };
  expect((await remove(id, { requestKey })).data).toEqual(done);
  for (const { name, column } of await foreignKeysToUsers(harness)) {
    const rows = await harness.dataSource.query(`select 1 from ${name} where ${column} = $1`, [id]);
    expect(rows, name).toEqual([]);
  }
  expect((await browser.gql('{ me { user { id } } }')).status).toBe(401);
  const [mail] = await harness.mailTo(EMAIL);
  expect(mail?.text).toMatch(/staff of .* have deleted your account/);
  const entry = { actorId: adminId, subjectId: null, memberId: null, after: { reason: REASON } };
  const entries = () => harness.dataSource.getRepository(JournalEntry).findBy({ type: 'member.deleted' });
  expect(await entries()).toMatchObject([entry]);

  expect((await remove(id, { requestKey })).data).toEqual(done);
  expect(reasonOf(await remove(id))).toEqual([404, 'MEMBER_NOT_FOUND']);
  expect(await entries()).toHaveLength(1);
  expect(await harness.mailTo(EMAIL)).toHaveLength(1);
});

test('a deletion without the own password or a reason, or by others than admins, is refused', async () => {
  const { user, browser: member } = await signedIn(harness);
  for (const [values, path] of [
    [{ password: null }, 'password'],
    [{ password: 'Wrong-password-1' }, 'password'],
    [{ reason: ' ' }, 'reason'],
  ] as const) {
    const { errors } = await remove(user.id, values);
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ path: [path] }] });
  }
  const { browser: desk } = await signedIn(harness, 'front_desk');
  for (const by of [member, desk])
    expect(reasonOf(await remove(user.id, {}, by))).toEqual([403, 'PERMISSION_REQUIRED']);
  expect((await remove(user.id, {}, new Browser(harness))).status).toBe(401);
  for (const id of [randomUUID(), 'nobody'])
    expect(reasonOf(await remove(id))).toEqual([404, 'MEMBER_NOT_FOUND']);
  expect(await accounts().existsBy({ id: user.id })).toBe(true);
});

test.each(['trainer', 'front_desk', 'admin', 'owner'] as const)(
  'the account of a %s is not deleted',
  async (role) => {
    const { id } = await createUser(harness.dataSource, { role });
    expect(reasonOf(await remove(id))).toEqual([409, 'STAFF_ACCOUNT']);
    expect(await accounts().existsBy({ id })).toBe(true);
  },
);

test('an API key deletes members with the permission for it, without a password', async () => {
  const { id } = await createUser(harness.dataSource);
  const { client: reader } = await programOf(harness, admin);
  const without = { password: null };
  expect(reasonOf(await remove(id, without, reader))).toEqual([403, 'PERMISSION_REQUIRED']);
  const wanted = { name: 'Other system', permissions: ['members:delete'] };
  const { client } = await programOf(harness, admin, wanted);
  expect((await remove(id, without, client)).errors).toEqual([]);
  expect(await accounts().existsBy({ id })).toBe(false);
});
