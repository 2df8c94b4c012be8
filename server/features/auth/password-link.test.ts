/** Tests of links with which users who cannot receive mails choose new passwords; staff hand them over. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PASSWORD_LINK_LIFE_MS } from '#common/auth/lifetimes';
import { authMessages } from '#common/auth/messages';
import { RESET, verify } from '../../test/account-calls';
import { Browser } from '../../test/browser';
import { createMemberWithoutEmail, createUser, PASSWORD } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import { signedIn } from '../../test/order-calls';
import { createUnconfirmed, makePasswordLink, passwordTokenFor } from '../../test/password-link-calls';
import { accept, END_ACCESS, invite } from '../../test/staff-calls';
import { NO_PASSWORD } from '../../lib/passwords';
import { randomToken, sha256 } from '../../lib/secrets';
import { User } from '../accounts/user.entity';
import { JournalEntry } from '../journal/journal-entry.entity';
import { PasswordReset } from './password-reset.entity';

const EMAIL = 'meera@example.com';
const NEW_PASSWORD = 'Chosen-by-Meera-2026';

let harness: Harness;
let desk: Browser;
let member: User;
const start = async (mailsNeedServer: boolean) => {
  harness = await startHarness(undefined, { mailsNeedServer });
  ({ browser: desk } = await signedIn(harness, 'front_desk'));
  member = await createUser(harness.dataSource, { email: EMAIL });
};
beforeEach(() => start(true));
afterEach(() => harness.stop());

const guest = () => new Browser(harness);
const reset = (resetToken: string, password = NEW_PASSWORD) =>
  guest().gql(RESET, { input: { resetToken, password } });
const logIn = async (password: string) => (await guest().signIn(EMAIL, password)).status;
const reasonOf = ({ errors: [error] }: Awaited<ReturnType<typeof reset>>) => error?.extensions.reason;
const reasonFor = async (by: Browser, { id }: Pick<User, 'id'>) => reasonOf(await makePasswordLink(by, id));

test('a member chooses a new password with the link, once, and is logged out everywhere', async () => {
  const before = guest();
  await before.signIn(EMAIL, PASSWORD);
  const { data } = await makePasswordLink(desk, member.id);
  expect(data?.['makePasswordLink']).toEqual({
    message: authMessages.passwordLinkMade,
    link: expect.stringMatching(/^http:\/\/studio\.example\/new-password#[\w-]{43}$/),
    expiresAt: new Date(harness.clock.ms + PASSWORD_LINK_LIFE_MS).toISOString(),
    user: { id: member.id },
  });
  const token = (data?.['makePasswordLink'] as { link: string }).link.split('#')[1]!;
  expect(await logIn(PASSWORD)).toBe(200);
  expect((await reset(token, 'password123')).errors[0]?.extensions.fields?.[0]?.reason).toBe('TOO_COMMON');
  expect((await reset(token)).errors).toEqual([]);
  expect([await logIn(PASSWORD), await logIn(NEW_PASSWORD)]).toEqual([401, 200]);
  expect((await before.gql('mutation { signOutEverywhere { message } }')).errors[0]?.extensions.code).toBe(
    'UNAUTHENTICATED',
  );
  expect(reasonOf(await reset(token, 'Another-password-2026'))).toBe('RESET_TOKEN_INVALID');
  const journal = harness.dataSource.getRepository(JournalEntry);
  expect(await journal.findBy({ type: 'member.password-link-made' })).toMatchObject([
    { memberId: member.id, actorRole: 'front_desk' },
  ]);
});

test('only the hash is stored; a newer link replaces it, and a day ends it', async () => {
  const first = await passwordTokenFor(desk, member.id);
  const second = await passwordTokenFor(desk, member.id);
  const rows = await harness.dataSource.getRepository(PasswordReset).find();
  expect(rows).toHaveLength(1);
  expect(JSON.stringify([rows, harness.logs])).not.toContain(second);
  expect(reasonOf(await reset(first))).toBe('RESET_TOKEN_INVALID');
  harness.clock.ms += PASSWORD_LINK_LIFE_MS;
  expect(reasonOf(await reset(second))).toBe('RESET_TOKEN_INVALID');
  expect(await logIn(PASSWORD)).toBe(200);
});

test('nobody gets a link to an account that may do more than their own', async () => {
  const { dataSource } = harness;
  const { browser: admin, user: adminUser } = await signedIn(harness, 'admin');
  const { browser: owner } = await signedIn(harness, 'owner');
  const trainer = await createUser(dataSource, { role: 'trainer' });
  const another = await createUser(dataSource, { role: 'admin' });
  expect(await reasonFor(desk, trainer)).toBe('PERMISSION_REQUIRED');
  expect(await reasonFor(desk, another)).toBe('PERMISSION_REQUIRED');
  expect(await reasonFor(admin, trainer)).toBeUndefined();
  for (const by of [admin, owner]) expect(await reasonFor(by, another)).toBe('PERMISSION_REQUIRED');
  expect(await reasonFor(admin, adminUser)).toBe('OWN_ACCOUNT');
  const { browser: trainersOwn } = await signedIn(harness, 'trainer');
  const { browser: stranger } = await signedIn(harness);
  for (const by of [trainersOwn, stranger]) expect((await makePasswordLink(by, member.id)).status).toBe(403);
  expect((await makePasswordLink(guest(), member.id)).status).toBe(401);
});

test('a link ends when its account gets another role', async () => {
  const token = await passwordTokenFor(desk, member.id);
  const { browser: admin } = await signedIn(harness, 'admin');
  const { data } = await invite(admin, { email: EMAIL, role: 'ADMIN' });
  const invitation = (data?.['inviteStaff'] as { link: string }).link.split('#')[1]!;
  expect((await accept(guest(), invitation)).errors).toEqual([]);
  expect(reasonOf(await reset(token))).toBe('RESET_TOKEN_INVALID');
  expect(await logIn(PASSWORD)).toBe(200);
});

test('links end with the role of whoever made them, and those of others stay', async () => {
  const { browser: other, user } = await signedIn(harness, 'front_desk');
  const token = await passwordTokenFor(other, member.id);
  const second = await createUser(harness.dataSource, { email: 'second@example.com' });
  const tokenOfDesk = await passwordTokenFor(desk, second.id);
  const { browser: admin } = await signedIn(harness, 'admin');
  expect((await admin.gql(END_ACCESS, { input: { userId: user.id } })).errors).toEqual([]);
  expect(reasonOf(await reset(token))).toBe('RESET_TOKEN_INVALID');
  expect((await reset(tokenOfDesk)).errors).toEqual([]);
});

test('there is none for somebody without a log-in, or unknown', async () => {
  const { dataSource } = harness;
  const withoutEmail = await createMemberWithoutEmail(dataSource);
  const unclaimed = await createUser(dataSource, { passwordHash: NO_PASSWORD });
  for (const one of [withoutEmail, unclaimed])
    expect(await reasonFor(desk, one)).toBe('PASSWORD_LINK_NOT_POSSIBLE');
  for (const id of ['none', '00000000-0000-4000-8000-000000000000'])
    expect(await reasonFor(desk, { id })).toBe('MEMBER_NOT_FOUND');
});

test('one of the staff makes at most 20 an hour', async () => {
  const made: (string | undefined)[] = [];
  for (let count = 0; count < 21; count += 1) {
    const { errors } = await makePasswordLink(desk, member.id);
    made.push(errors[0]?.extensions.code);
  }
  expect(made).toEqual([...Array<undefined>(20).fill(undefined), 'RATE_LIMITED']);
});

test('where mails are sent, only for an address that nobody has confirmed, and the link does not confirm it', async () => {
  await harness.stop();
  await start(false);
  expect(await reasonFor(desk, member)).toBe('PASSWORD_LINK_NOT_POSSIBLE');
  const { id } = await createUnconfirmed(harness.dataSource);
  expect((await reset(await passwordTokenFor(desk, id))).errors).toEqual([]);
  expect(await harness.dataSource.getRepository(User).findOneByOrFail({ id })).toMatchObject({
    isEmailVerified: false,
  });
});

test('a link ends when the member confirms the address', async () => {
  await harness.stop();
  await start(false);
  const { id, email } = await createUnconfirmed(harness.dataSource);
  const handedOver = await passwordTokenFor(desk, id);
  const token = randomToken();
  await harness.dataSource.getRepository(User).update({ id }, { emailVerificationHash: sha256(token) });
  expect((await verify(guest(), { token, email: email! })).errors).toEqual([]);
  expect((await reset(handedOver)).errors).toHaveLength(1);
});
