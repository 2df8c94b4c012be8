/** Who works for the studio: invitations, roles, and the end of access. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { STAFF_INVITATION_DAYS } from '#common/staff/limits';
import { DAY_MS } from '#common/time';
import { Browser } from '../../test/browser';
import { untilWaiting } from '../../test/eventually';
import { createTrainers, createUser, PASSWORD } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import { actorOf, signedIn } from '../../test/order-calls';
import {
  accept,
  CHANGE_ROLE,
  END_ACCESS,
  idOf,
  INVITE,
  invitationsTo,
  invite,
  invitedBy,
  reasonOf,
  WITHDRAW,
  WITHOUT_PASSWORD,
} from '../../test/staff-calls';
import { User } from '../accounts/user.entity';
import { JournalEntry } from '../journal/journal-entry.entity';
import { TrainerAssignment } from '../trainers/trainer-assignment.entity';
import { Trainer } from '../trainers/trainer.entity';

const EMAIL = 'meera@example.com';
const NEW_PASSWORD = 'Chosen-by-Meera-2026';

let harness: Harness;
let admin: Browser;
let adminId: string;
beforeEach(async () => {
  harness = await startHarness();
  const session = await signedIn(harness, 'admin');
  admin = session.browser;
  adminId = session.user.id;
});
afterEach(() => harness.stop());

const users = () => harness.dataSource.getRepository(User);
const roleOf = async (id: string) => (await users().findOneByOrFail({ id })).role;
const guest = () => new Browser(harness);
const change = (browser: Browser, input: object) =>
  browser.gql(CHANGE_ROLE, { input: { password: PASSWORD, ...input } });
const end = (browser: Browser, input: object) =>
  browser.gql(END_ACCESS, { input: { password: PASSWORD, ...input } });
const changeAddress = (id: string, given: object = {}) =>
  admin.gql('mutation ($input: UpdateMemberInput!) { updateMember(input: $input) { message } }', {
    input: { id, email: 'taken@example.com', ...given },
  });
const isLoggedIn = async (browser: Browser) => (await browser.gql('{ me { user { id } } }')).status === 200;
const entries = async () => {
  const rows = await harness.dataSource.getRepository(JournalEntry).find({ order: { at: 'ASC' } });
  return rows.filter(({ type }) => type.startsWith('staff.')).map(({ type }) => type);
};

test('an invited person chooses a password and works at the front desk; the link works once', async () => {
  const token = await invitedBy(harness, admin, { email: EMAIL });
  const opened = await guest().gql(
    'query ($token: String!) { staffInvitation(token: $token) { email role hasPassword } }',
    {
      token,
    },
  );
  expect(opened.data).toEqual({
    staffInvitation: { email: EMAIL, role: 'FRONT_DESK', hasPassword: false },
  });
  expect((await accept(guest(), token, 'short')).errors[0]?.extensions.fields?.[0]?.reason).toBe('TOO_SHORT');
  expect((await accept(guest(), token, NEW_PASSWORD)).errors).toEqual([]);
  const browser = guest();
  await browser.signIn(EMAIL, NEW_PASSWORD);
  expect((await browser.gql('{ members(first: 1) { nodes { id } } }')).errors).toEqual([]);
  expect(reasonOf(await accept(guest(), token, NEW_PASSWORD))).toEqual([400, 'INVITATION_INVALID']);
  expect(await entries()).toEqual(['staff.invited', 'staff.joined']);
  const { data } = await admin.gql(
    '{ staff { members { user { email role } lastSignInAt } invitations { id } } }',
  );
  expect(data?.['staff']).toMatchObject({
    members: [{ user: { role: 'ADMIN' } }, { user: { email: EMAIL, role: 'FRONT_DESK' } }],
    invitations: [],
  });
});

test('a member keeps the account, accepts with its password, and has to log in again', async () => {
  const member = await createUser(harness.dataSource, { email: EMAIL });
  const browser = guest();
  await browser.signIn(EMAIL, PASSWORD);
  const token = await invitedBy(harness, admin, { email: ` ${EMAIL.toUpperCase()} ` });
  expect((await accept(browser, token, NEW_PASSWORD)).errors[0]?.extensions.code).toBe('INVALID_CREDENTIALS');
  expect(await roleOf(member.id)).toBe('user');
  expect((await accept(browser, token)).errors).toEqual([]);
  expect(await roleOf(member.id)).toBe('front_desk');
  expect(await isLoggedIn(browser)).toBe(false);
  expect(await users().countBy({ email: EMAIL })).toBe(1);
});

test('admins hear of a new admin by mail', async () => {
  const { user } = await signedIn(harness, 'admin');
  await accept(guest(), await invitedBy(harness, admin, { email: EMAIL, role: 'ADMIN' }), NEW_PASSWORD);
  const [mail] = await harness.mailTo(user.email);
  expect(mail?.subject).toBe('A new admin account at Bhor');
  expect(mail?.text).toContain(`${EMAIL} became an admin`);
  expect(await harness.mailTo(EMAIL)).toHaveLength(1);
});

test('links that were replaced, withdrawn or expired, or whose admin has left, are void', async () => {
  const replaced = await invitedBy(harness, admin, { email: EMAIL });
  await invite(admin, { email: EMAIL, role: 'TRAINER' });
  const [newest] = await invitationsTo(harness, EMAIL);
  expect(reasonOf(await accept(guest(), replaced))).toEqual([400, 'INVITATION_INVALID']);
  const { data } = await admin.gql('{ staff { invitations { id role } } }');
  const { invitations } = data?.['staff'] as { invitations: { id: string }[] };
  expect(invitations).toMatchObject([{ role: 'TRAINER' }]);
  await admin.gql(WITHDRAW, { input: { id: invitations[0]!.id } });
  expect(reasonOf(await accept(guest(), newest!))).toEqual([400, 'INVITATION_INVALID']);
  const again = await admin.gql(WITHDRAW, { input: { id: invitations[0]!.id } });
  expect(reasonOf(again)).toEqual([404, 'STAFF_INVITATION_NOT_FOUND']);

  const other = await signedIn(harness, 'admin');
  const ofFormer = await invitedBy(harness, other.browser, { email: 'ravi@example.com' });
  await end(admin, { userId: other.user.id });
  expect(reasonOf(await accept(guest(), ofFormer))).toEqual([400, 'INVITATION_INVALID']);

  const late = await invitedBy(harness, admin, { email: 'late@example.com' });
  harness.clock.ms += STAFF_INVITATION_DAYS * DAY_MS;
  expect(reasonOf(await accept(guest(), late))).toEqual([400, 'INVITATION_INVALID']);
});

test('an invitation that is accepted twice at once makes one account', async () => {
  const token = await invitedBy(harness, admin, { email: EMAIL });
  const answers = await Promise.all([1, 2].map(() => accept(guest(), token, NEW_PASSWORD)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect(await users().countBy({ email: EMAIL, role: 'front_desk' })).toBe(1);
});

test('a staff member is not invited again, and a trainer is one person only', async () => {
  const { user } = await signedIn(harness, 'front_desk');
  expect(reasonOf(await invite(admin, { email: user.email, role: 'ADMIN' }))).toEqual([409, 'ALREADY_STAFF']);
  const [trainer] = await createTrainers(harness.dataSource, 1, { userId: await idOf(harness, 'trainer') });
  const { errors } = await invite(admin, { email: EMAIL, role: 'TRAINER', trainerId: trainer!.id });
  expect(errors[0]?.extensions.fields?.[0]).toMatchObject({ path: ['trainerId'], reason: 'TAKEN' });
});

test('a new role ends all sessions, and nobody changes the own one', async () => {
  const { browser, user } = await signedIn(harness, 'front_desk');
  expect((await change(admin, { userId: user.id, role: 'TRAINER' })).errors).toEqual([]);
  expect([await roleOf(user.id), await isLoggedIn(browser)]).toEqual(['trainer', false]);
  expect(reasonOf(await change(admin, { userId: adminId, role: 'OWNER' }))).toEqual([403, 'OWN_ACCOUNT']);
  const memberId = await idOf(harness, 'user');
  expect(reasonOf(await change(admin, { userId: memberId, role: 'ADMIN' }))).toEqual([
    404,
    'STAFF_NOT_FOUND',
  ]);
  expect(reasonOf(await change(admin, { userId: 'x', role: 'ADMIN' }))).toEqual([404, 'MEMBER_NOT_FOUND']);
});

test('admins decide about each other until there is an owner, and owners from then on', async () => {
  const second = await signedIn(harness, 'admin');
  expect((await change(admin, { userId: second.user.id, role: 'OWNER' })).errors).toEqual([]);
  expect(reasonOf(await end(admin, { userId: second.user.id }))).toEqual([403, 'PERMISSION_REQUIRED']);
  expect(reasonOf(await invite(admin, { email: EMAIL, role: 'ADMIN' }))).toEqual([
    403,
    'PERMISSION_REQUIRED',
  ]);
  const desk = await idOf(harness, 'front_desk');
  expect(reasonOf(await change(admin, { userId: desk, role: 'ADMIN' }))).toEqual([
    403,
    'PERMISSION_REQUIRED',
  ]);
  const owner = guest();
  await owner.signIn(second.user.email, PASSWORD);
  expect((await invite(owner, { email: EMAIL, role: 'ADMIN' })).errors).toEqual([]);
  expect(reasonOf(await end(owner, { userId: second.user.id }))).toEqual([409, 'LAST_OWNER']);
  expect((await end(owner, { userId: adminId })).errors).toEqual([]);
  expect(await isLoggedIn(admin)).toBe(false);
});

test('to make somebody an admin needs the password again', async () => {
  const userId = await idOf(harness, 'front_desk');
  for (const [password, reason] of WITHOUT_PASSWORD) {
    const answers = [
      await change(admin, { userId, role: 'ADMIN', password }),
      await admin.gql(INVITE, { input: { email: EMAIL, role: 'OWNER', password } }),
    ];
    for (const { errors } of answers)
      expect(errors[0]?.extensions.fields?.[0]).toMatchObject({ path: ['password'], reason });
  }
  expect(await roleOf(userId)).toBe('front_desk');
  expect((await change(admin, { userId, role: 'TRAINER', password: null })).errors).toEqual([]);
});

test('the end of access logs out everywhere, kiosks too, and the person stays a member', async () => {
  const { browser, user } = await signedIn(harness, 'front_desk');
  const kiosk = guest();
  await kiosk.signIn(user.email, PASSWORD);
  const { data } = await kiosk.gql('mutation { startKiosk { token } }');
  kiosk.token = (data?.['startKiosk'] as { token: string }).token;
  expect((await end(admin, { userId: user.id })).errors).toEqual([]);
  expect([await isLoggedIn(browser), await kiosk.renew(), await roleOf(user.id)]).toEqual([
    false,
    false,
    'user',
  ]);
  expect(reasonOf(await end(admin, { userId: user.id }))).toEqual([404, 'STAFF_NOT_FOUND']);
  expect(await entries()).toEqual(['staff.access-ended']);
});

test('of two admins who end each other’s access at once, one stays', async () => {
  const other = await signedIn(harness, 'admin');
  const answers = await Promise.all([
    end(admin, { userId: other.user.id }),
    end(other.browser, { userId: adminId }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, expect.any(Number)]);
  expect(await users().countBy({ role: 'admin' })).toBe(1);
});

test('of two admins who leave at once, one stays', async () => {
  const other = await signedIn(harness, 'admin');
  const answers = await Promise.all([
    end(admin, { userId: adminId }),
    end(other.browser, { userId: other.user.id }),
  ]);
  expect(answers.map(reasonOf).sort()).toEqual([
    [200, undefined],
    [409, 'LAST_ADMIN'],
  ]);
  expect(await users().countBy({ role: 'admin' })).toBe(1);
});

test('the members of a trainer who leaves get the chosen one, or nothing happens', async () => {
  const userId = await idOf(harness, 'trainer');
  const [leaving, successor] = (await createTrainers(harness.dataSource, 2)) as [Trainer, Trainer];
  await change(admin, { userId, role: 'TRAINER', trainerId: leaving.id });
  const members = [await idOf(harness, 'user'), await idOf(harness, 'user')];
  const { trainerAssignments } = harness.services;
  const actor = actorOf({ id: adminId, role: 'admin' });
  for (const id of members) await trainerAssignments.assign(actor, id, leaving.id);
  for (const successorId of [undefined, leaving.id, leaving.id.toUpperCase(), 'x']) {
    const { errors } = await end(admin, { userId, successorId });
    expect(errors[0]?.extensions.fields?.[0]?.path).toEqual(['successorId']);
  }
  expect(await roleOf(userId)).toBe('trainer');
  expect((await end(admin, { userId, successorId: successor.id })).errors).toEqual([]);
  const assigned = await harness.dataSource.getRepository(TrainerAssignment).find();
  expect(assigned.map(({ trainerId }) => trainerId)).toEqual([successor.id, successor.id]);
  const page = await harness.dataSource.getRepository(Trainer).findOneByOrFail({ id: leaving.id });
  expect(page.userId).toBeNull();
});

test('an admin does not change the address of an owner, with which they could log in', async () => {
  const owner = await createUser(harness.dataSource, { email: 'owner@example.com', role: 'owner' });
  expect(reasonOf(await changeAddress(owner.id))).toEqual([403, 'PERMISSION_REQUIRED']);
  expect((await changeAddress(await idOf(harness, 'front_desk'))).errors).toEqual([]);
});

test('to change the address of an admin, also the own one, needs the password again', async () => {
  const otherId = await idOf(harness, 'admin');
  for (const id of [otherId, adminId])
    for (const [password, reason] of WITHOUT_PASSWORD) {
      const { errors } = await changeAddress(id, { password });
      expect(errors[0]?.extensions.fields?.[0]).toMatchObject({ path: ['password'], reason });
    }
  const { email } = await users().findOneByOrFail({ id: otherId });
  expect((await changeAddress(otherId, { email, name: 'Meera' })).errors).toEqual([]);
  expect((await changeAddress(otherId, { password: PASSWORD })).errors).toEqual([]);
});

test('the address of a member who becomes an owner in the meantime does not change', async () => {
  const { dataSource } = harness;
  const { id } = await createUser(dataSource, { email: EMAIL });
  const answer = await dataSource.transaction(async (manager) => {
    await manager.update(User, { id }, { role: 'owner' });
    const changing = changeAddress(id, { password: PASSWORD });
    await untilWaiting(dataSource, 1);
    return { changing };
  });
  expect(reasonOf(await answer.changing)).toEqual([403, 'PERMISSION_REQUIRED']);
  expect(await users().findOneByOrFail({ id })).toMatchObject({ email: EMAIL, role: 'owner' });
});

test('an invitation of an admin is void once there is an owner who has not sent it', async () => {
  const token = await invitedBy(harness, admin, { email: EMAIL, role: 'ADMIN' });
  await createUser(harness.dataSource, { email: 'owner@example.com', role: 'owner' });
  expect(reasonOf(await accept(guest(), token, NEW_PASSWORD))).toEqual([400, 'INVITATION_INVALID']);
});

test('admins do not replace the invitation that an owner has sent to an admin, as long as it is open', async () => {
  const owner = (await signedIn(harness, 'owner')).browser;
  const token = await invitedBy(harness, owner, { email: EMAIL, role: 'ADMIN' });
  expect(reasonOf(await invite(admin, { email: EMAIL }))).toEqual([403, 'PERMISSION_REQUIRED']);
  expect((await accept(guest(), token, NEW_PASSWORD)).errors).toEqual([]);
  await invitedBy(harness, owner, { email: 'late@example.com', role: 'ADMIN' });
  harness.clock.ms += STAFF_INVITATION_DAYS * DAY_MS;
  const { browser: later } = await signedIn(harness, 'admin');
  expect((await invite(later, { email: 'late@example.com' })).errors).toEqual([]);
});
