/** Imported members get into their accounts by the e-mail address, and are invited after the import. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { INVITATION_PAUSE_HOURS } from '#common/invitations/limits';
import { HOUR_MS } from '#common/time';
import { linksTo, RESET, resetTokenFor, verify } from '../../test/account-calls';
import { Browser } from '../../test/browser';
import { createUser } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import { Importer, importOf } from '../../test/import-calls';
import { signedIn } from '../../test/order-calls';
import { JournalEntry } from '../journal/journal-entry.entity';
import { User } from '../accounts/user.entity';

let harness: Harness;
let admin: Browser;
let importer: Importer;
beforeEach(async () => {
  harness = await startHarness();
  ({ browser: admin } = await signedIn(harness, 'admin'));
  importer = new Importer(harness, admin);
});
afterEach(() => harness.stop());

const EMAIL = 'new1@example.com';
const PASSWORD = 'A-new-password-2026';
const emailOf = (index: number) => `new${index}@example.com`;
const fileOf = (...indexes: number[]) =>
  `Name,E-mail\r\n${indexes.map((index) => `Member ${index},${emailOf(index)}\r\n`).join('')}`;

const users = () => harness.dataSource.getRepository(User);
const find = (email = EMAIL) => users().findOneByOrFail({ email });
const INVITATION = 'Your account at Bhor';
const invitations = async (email = EMAIL) =>
  (await harness.mailTo(email)).filter(({ subject }) => subject === INVITATION).length;
const invited = () => harness.dataSource.getRepository(JournalEntry).findBy({ type: 'member.invited' });
const invite = (id: string, browser = admin) =>
  browser.gql(
    `mutation ($input: InviteMemberInput!) {
      inviteMember(input: $input) { message member { isInvitable invitedAt isEmailVerified } }
    }`,
    { input: { id } },
  );

test('an imported member who was not invited chooses a password with an OTP, which proves the address', async () => {
  await importer.import(fileOf(1));
  const browser = new Browser(harness);
  const resetToken = await resetTokenFor(harness, browser, EMAIL);
  expect((await browser.gql(RESET, { input: { resetToken, password: PASSWORD } })).errors).toEqual([]);
  expect((await browser.signIn(EMAIL, PASSWORD)).status).toBe(200);
  expect(await find()).toMatchObject({ isEmailVerified: true });
});

test('an OTP is still not sent to an address that staff entered for a member with a password', async () => {
  await createUser(harness.dataSource, { email: EMAIL, emailVerificationHash: 'a'.repeat(64) });
  await harness.services.passwordReset.sendCode({ email: EMAIL, requester: '' });
  expect(await harness.mailTo(EMAIL)).toEqual([]);
});

test('those who were not invited with the import are invited after it, once', async () => {
  const done = await importer.import(fileOf(1, 2, 3));
  expect(done).toMatchObject({ hasInvitations: false, uninvitedCount: 3 });
  await users().delete({ email: emailOf(2) });
  await users().update({ email: emailOf(3) }, { passwordHash: 'chosen meanwhile' });
  const answer = importOf(await importer.invite(done));
  expect(answer).toMatchObject({ hasInvitations: true, uninvitedCount: 1 });
  await harness.runDueJobs();
  expect(await Promise.all([1, 2, 3].map((index) => invitations(emailOf(index))))).toEqual([1, 0, 0]);
  const { id } = await find();
  expect(await invited()).toMatchObject([{ memberId: id, actorRole: 'admin' }]);
  expect(await importer.read(done.id)).toMatchObject({ uninvitedCount: 0 });
  const [link] = await linksTo(harness, EMAIL);
  expect((await verify(new Browser(harness), link!)).errors).toEqual([]);
  expect(await find()).toMatchObject({ isEmailVerified: true });
});

test('an import is not invited twice, by an outdated view, while it runs or after its undo', async () => {
  const checked = await importer.uploadAndCheck(fileOf(1));
  const reason = async (answer: ReturnType<Importer['invite']>) => (await answer).errors[0]?.extensions;
  expect(await reason(importer.invite(checked))).toMatchObject({ reason: 'IMPORT_CHANGED' });
  const done = await importer.run(checked);
  const both = await Promise.all([importer.invite(done), importer.invite(done)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  await importer.undo(await importer.read(done.id));
  expect(await invitations()).toBe(0);
  const undone = await importer.read(done.id);
  expect(await reason(importer.invite(undone))).toMatchObject({ reason: 'IMPORT_CHANGED' });
});

test('an import with invitations leaves nobody to invite', async () => {
  const done = await importer.import(fileOf(1), { hasInvitations: true });
  expect(done).toMatchObject({ uninvitedCount: 0 });
  expect(await invitations()).toBe(1);
  expect((await find()).invitedAt).not.toBeNull();
});

test('one member is invited, and again only after a pause', async () => {
  await importer.import(fileOf(1));
  const { id } = await find();
  const { data } = await invite(id);
  expect(data?.['inviteMember']).toMatchObject({
    member: {
      isInvitable: true,
      isEmailVerified: false,
      invitedAt: new Date(harness.clock.ms).toISOString(),
    },
  });
  const again = await invite(id);
  expect(again.errors[0]?.extensions).toMatchObject({ code: 'CONFLICT', reason: 'INVITED_RECENTLY' });
  harness.clock.ms += INVITATION_PAUSE_HOURS * HOUR_MS;
  const { browser } = await signedIn(harness, 'admin');
  expect((await invite(id, browser)).errors).toEqual([]);
  expect(await invitations()).toBe(2);
  expect(await invited()).toHaveLength(2);
});

test('nobody is invited who can log in, is unknown, or by who may not add members', async () => {
  const own = await createUser(harness.dataSource);
  expect((await invite(own.id)).errors[0]?.extensions).toMatchObject({ reason: 'INVITATION_NOT_NEEDED' });
  expect((await invite('none')).errors[0]?.extensions).toMatchObject({ reason: 'MEMBER_NOT_FOUND' });
  await importer.import(fileOf(1));
  const { browser: trainer } = await signedIn(harness, 'trainer');
  expect((await invite((await find()).id, trainer)).status).toBe(403);
  expect(await invitations()).toBe(0);
});
