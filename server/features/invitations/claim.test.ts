/** Tests of codes from the front desk with which members added by staff claim their accounts. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CLAIM_CODE_HOURS } from '#common/invitations/limits';
import { claimMessages } from '#common/invitations/messages';
import { authMessages } from '#common/auth/messages';
import { HOUR_MS } from '#common/time';
import {
  DELETE_ACCOUNT,
  linksTo,
  refusalOf,
  RESET,
  resetTokenFor,
  signUp,
  verify,
} from '../../test/account-calls';
import { Browser } from '../../test/browser';
import { claim, claimCodeFor, makeClaimCode } from '../../test/claim-calls';
import { createMemberWithoutEmail, createUser, PASSWORD } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import { signedIn } from '../../test/order-calls';
import { END_ACCESS } from '../../test/staff-calls';
import { NO_PASSWORD } from '../../lib/passwords';
import { User } from '../accounts/user.entity';
import { JournalEntry } from '../journal/journal-entry.entity';
import { ClaimCode } from '../auth/claim-code.entity';

let harness: Harness;
let desk: Browser;
let member: User;
let browser: Browser;
beforeEach(async () => {
  harness = await startHarness();
  ({ browser: desk } = await signedIn(harness, 'front_desk'));
  member = await createMemberWithoutEmail(harness.dataSource);
  browser = new Browser(harness);
});
afterEach(() => harness.stop());

const EMAIL = 'asha@example.com';
const stored = (id = member.id) => harness.dataSource.getRepository(User).findOneByOrFail({ id });
const newestLink = async (email = EMAIL) => (await linksTo(harness, email))[0]!;
const logIn = async (email = EMAIL, password = PASSWORD) =>
  (await new Browser(harness).signIn(email, password)).status;
const entries = (type: string) => harness.dataSource.getRepository(JournalEntry).findBy({ type });
const wrongCode = { fields: { code: claimMessages.codeInvalid } };

test('a member claims the account with the code, confirms the address and logs in', async () => {
  const { data } = await makeClaimCode(desk, member.id);
  const made = data?.['makeClaimCode'] as { code: string; url: string };
  expect(made).toMatchObject({ url: 'http://studio.example/claim', member: { isClaimable: true } });
  expect(made.code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
  const typed = ` ${made.code.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l').replace('-', ' ')}`;
  expect(await claim(browser, typed, EMAIL)).toMatchObject({
    errors: [],
    data: { claimAccount: { message: authMessages.verificationSent } },
  });
  expect(await stored()).toMatchObject({ email: null, passwordHash: NO_PASSWORD });
  expect((await verify(browser, await newestLink())).data?.['verifyEmail']).toMatchObject({
    mustSetPassword: false,
  });
  expect(await stored()).toMatchObject({ email: EMAIL, isEmailVerified: true, phone: member.phone });
  expect(await logIn()).toBe(200);
  expect(await entries('member.claim-code-made')).toMatchObject([{ actorRole: 'front_desk' }]);
  expect(await entries('member.claimed')).toMatchObject([{ memberId: member.id, actorId: member.id }]);
});

test('the code is stored as a hash only, and not twice', async () => {
  const first = await claimCodeFor(desk, member.id);
  const second = await claimCodeFor(desk, member.id);
  const rows = await harness.dataSource.getRepository(ClaimCode).find();
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(second.replace('-', ''));
  expect(refusalOf(await claim(browser, first, EMAIL))).toMatchObject(wrongCode);
  expect((await claim(browser, second, EMAIL)).errors).toEqual([]);
});

test('a newer code voids what was done with the one before it', async () => {
  await claim(browser, await claimCodeFor(desk, member.id), 'stranger@example.com');
  const link = await newestLink('stranger@example.com');
  await claimCodeFor(desk, member.id);
  expect((await verify(browser, link)).errors[0]?.message).toBe(authMessages.verificationLinkReplaced);
  expect(await stored()).toMatchObject({ email: null });
});

test('an expired, used or unknown code is refused', async () => {
  const code = await claimCodeFor(desk, member.id);
  await claim(browser, code, EMAIL);
  await verify(browser, await newestLink());
  expect(refusalOf(await claim(browser, code, 'other@example.com'))).toMatchObject(wrongCode);
  expect(refusalOf(await claim(browser, '00000-00000', EMAIL))).toMatchObject(wrongCode);
  const next = await createMemberWithoutEmail(harness.dataSource);
  const expired = await claimCodeFor(desk, next.id);
  harness.clock.ms += CLAIM_CODE_HOURS * HOUR_MS;
  expect(refusalOf(await claim(browser, expired, 'other@example.com'))).toMatchObject(wrongCode);
  expect(refusalOf(await claim(browser, '123', EMAIL))).toMatchObject({
    fields: { code: claimMessages.codeIncomplete },
  });
});

test('a used code stays used after staff have removed the address of the account', async () => {
  const code = await claimCodeFor(desk, member.id);
  await claim(browser, code, EMAIL);
  await verify(browser, await newestLink());
  const { browser: admin } = await signedIn(harness, 'admin');
  const removal = 'mutation ($input: UpdateMemberInput!) { updateMember(input: $input) { message } }';
  expect((await admin.gql(removal, { input: { id: member.id, email: null } })).errors).toEqual([]);
  expect(refusalOf(await claim(browser, code, 'other@example.com'))).toMatchObject(wrongCode);
  expect((await claim(browser, await claimCodeFor(desk, member.id), EMAIL)).errors).toEqual([]);
});

test('wrong codes are limited per network, and right ones do not count', async () => {
  const code = await claimCodeFor(desk, member.id);
  for (let guess = 0; guess < 20; guess++)
    expect((await claim(browser, '00000-00000', EMAIL)).status).toBe(400);
  expect((await claim(browser, code, EMAIL)).status).toBe(429);
  const elsewhere = new Browser(harness, { address: '198.51.100.4' });
  expect((await claim(elsewhere, code, EMAIL)).status).toBe(200);
});

test('one code mails at most ten links', async () => {
  const code = await claimCodeFor(desk, member.id);
  const answers: number[] = [];
  for (let number = 0; number < 11; number++)
    answers.push((await claim(browser, code, `stranger${number}@example.com`)).status);
  expect(answers).toEqual([...Array<number>(10).fill(200), 429]);
});

test('an address of another account gets the same answer, and a mail instead of the link', async () => {
  await createUser(harness.dataSource, { email: EMAIL });
  const code = await claimCodeFor(desk, member.id);
  expect((await claim(browser, code, EMAIL)).data).toEqual({
    claimAccount: { message: authMessages.verificationSent, isComplete: false },
  });
  expect((await harness.mailTo(EMAIL)).map(({ subject }) => subject)).toEqual([
    'You already have an account at Bhor',
  ]);
  expect(await linksTo(harness, EMAIL)).toEqual([]);
  expect(await stored()).toMatchObject({ email: null });
});

test('an address that another account has taken meanwhile is refused when the link is opened', async () => {
  await claim(browser, await claimCodeFor(desk, member.id), EMAIL);
  await createUser(harness.dataSource, { email: EMAIL });
  expect((await verify(browser, await newestLink())).errors[0]?.message).toBe(authMessages.emailTaken);
  expect(await stored()).toMatchObject({ email: null, passwordHash: NO_PASSWORD });
});

test('of two claims at once, one gives the account its address', async () => {
  const code = await claimCodeFor(desk, member.id);
  const emails = ['one@example.com', 'two@example.com'];
  const answers = await Promise.all(emails.map((email) => claim(new Browser(harness), code, email)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const links = [await newestLink(emails[0]), await newestLink(emails[1])];
  const verified = await Promise.all(links.map((link) => verify(new Browser(harness), link)));
  expect(verified.map(({ status }) => status).sort()).toEqual([200, 400]);
  const winner = emails[verified.findIndex(({ status }) => status === 200)]!;
  expect(await stored()).toMatchObject({ email: winner, isEmailVerified: true });
  expect(await logIn(winner)).toBe(200);
  expect(await entries('member.claimed')).toHaveLength(1);
});

test('a member whose address was never confirmed claims the account, with it or with another one', async () => {
  const unconfirmed = { passwordHash: NO_PASSWORD, emailVerificationHash: 'b'.repeat(64) };
  for (const email of [EMAIL, 'other@example.com']) {
    const { id } = await createUser(harness.dataSource, { ...unconfirmed, email: `for-${email}` });
    const claimed = email === EMAIL ? `for-${EMAIL}` : email;
    await claim(browser, await claimCodeFor(desk, id), claimed);
    await verify(browser, await newestLink(claimed));
    expect(await stored(id)).toMatchObject({ email: claimed, isEmailVerified: true });
    expect(await logIn(claimed)).toBe(200);
  }
});

test('a stranger at the mistyped address cannot reset the password of a claimed account', async () => {
  const mistyped = 'stranger@example.com';
  const unconfirmed = { passwordHash: NO_PASSWORD, emailVerificationHash: 'b'.repeat(64) };
  const { id } = await createUser(harness.dataSource, { ...unconfirmed, email: mistyped });
  const code = await claimCodeFor(desk, id);
  const resetToken = await resetTokenFor(harness, new Browser(harness), mistyped);
  await claim(browser, code, EMAIL);
  await verify(browser, await newestLink());
  const reset = await browser.gql(RESET, { input: { resetToken, password: 'Stolen-password-2026' } });
  expect(reset.errors[0]?.extensions.reason).toBe('RESET_TOKEN_INVALID');
  expect(await logIn()).toBe(200);
});

test('no code is made for staff, an unknown member, or one who can log in or has confirmed the address', async () => {
  const confirmed = await createUser(harness.dataSource, { passwordHash: NO_PASSWORD });
  const own = await createUser(harness.dataSource);
  const staff = await createUser(harness.dataSource, {
    role: 'trainer',
    passwordHash: NO_PASSWORD,
    emailVerificationHash: 'b'.repeat(64),
  });
  for (const { id } of [confirmed, own, staff])
    expect((await makeClaimCode(desk, id)).errors[0]?.extensions.reason).toBe('CLAIM_NOT_POSSIBLE');
  expect((await makeClaimCode(desk, 'none')).errors[0]?.extensions.reason).toBe('MEMBER_NOT_FOUND');
});

test('only who may add members makes codes', async () => {
  const { browser: trainer } = await signedIn(harness, 'trainer');
  const { browser: stranger } = await signedIn(harness);
  expect((await makeClaimCode(trainer, member.id)).status).toBe(403);
  expect((await makeClaimCode(stranger, member.id)).status).toBe(403);
  expect((await makeClaimCode(browser, member.id)).status).toBe(401);
});

test('a code ends when whoever made it stops working for the studio', async () => {
  const { browser: other, user } = await signedIn(harness, 'front_desk');
  const code = await claimCodeFor(other, member.id);
  const { browser: admin } = await signedIn(harness, 'admin');
  expect((await admin.gql(END_ACCESS, { input: { userId: user.id } })).errors).toEqual([]);
  expect(refusalOf(await claim(browser, code, EMAIL))).toMatchObject(wrongCode);
});

test('a code ends with the account, and so does a link that was mailed', async () => {
  const code = await claimCodeFor(desk, member.id);
  await claim(browser, code, EMAIL);
  const link = await newestLink();
  await harness.dataSource.getRepository(User).delete({ id: member.id });
  expect((await verify(browser, link)).errors[0]?.message).toBe(authMessages.accountNotClaimable);
  expect(refusalOf(await claim(browser, code, EMAIL))).toMatchObject(wrongCode);
});

test('a sign-up of a stranger does not turn a claim into a new account', async () => {
  await claim(browser, await claimCodeFor(desk, member.id), EMAIL);
  await signUp(new Browser(harness), EMAIL, { password: 'Another-password-2026' });
  expect((await verify(browser, await newestLink())).data?.['verifyEmail']).toMatchObject({
    mustSetPassword: true,
  });
  expect(await stored()).toMatchObject({ email: EMAIL, passwordHash: NO_PASSWORD, isEmailVerified: true });
});

test('a claimed account is its member’s own: they can delete it', async () => {
  await claim(browser, await claimCodeFor(desk, member.id), EMAIL);
  await verify(browser, await newestLink());
  await browser.signIn(EMAIL, PASSWORD);
  expect((await browser.gql(DELETE_ACCOUNT, { password: PASSWORD })).errors).toEqual([]);
});
