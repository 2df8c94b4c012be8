import { afterEach, beforeEach, expect, test } from 'vitest';
import { authMessages } from '#common/auth/messages';
import { VERIFICATION_LIFE_MS } from '#common/auth/lifetimes';
import {
  invalid,
  linksTo,
  refusalOf,
  RESET,
  resetTokenFor,
  signUp,
  signUpByMail,
  signUpForm,
  verify,
  verifyPath,
} from '../../test/account-calls';
import { Browser } from '../../test/browser';
import { createUser, PASSWORD } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import { NO_PASSWORD } from '../../lib/passwords';
import { User } from '../accounts/user.entity';
import { SignUp } from './sign-up.entity';

let harness: Harness;
let browser: Browser;
beforeEach(async () => {
  harness = await startHarness();
  browser = new Browser(harness);
});
afterEach(() => harness.stop());

const EMAIL = 'asha@example.com';
const OTHER_PASSWORD = 'Another-one-2026';
const users = () => harness.dataSource.getRepository(User);
const ME = '{ me { user { email name role } } }';

test('a sign-up mails a link and creates no account before the link is opened', async () => {
  const { data } = await signUp(browser, EMAIL);
  expect(data).toEqual({ initiateSignUp: { message: authMessages.verificationSent } });
  const mails = await harness.mailTo(EMAIL);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toMatch(
    /http:\/\/studio\.example\/verify-email\/[\w-]{43}\?email=asha%40example\.com/,
  );
  expect(mails[0]?.html).toContain('/verify-email/');
  expect(await users().count()).toBe(0);
  expect(refusalOf(await browser.signIn(EMAIL, PASSWORD)).code).toBe('INVALID_CREDENTIALS');
});

test('sign-up and verification through REST return the documented bodies', async () => {
  const { status, body } = await browser.rest('POST', '/api/user/initiate-signup', {
    ...signUpForm(EMAIL),
    role: 'user',
    surplus: 'is ignored',
  });
  expect({ status, body }).toEqual({ status: 200, body: { message: authMessages.verificationSent } });
  const [link] = await linksTo(harness, EMAIL);

  const first = await browser.rest('GET', verifyPath(link!));
  expect(first.status).toBe(200);
  expect(first.body).toEqual({
    success: true,
    token: expect.any(String) as string,
    message: authMessages.emailVerified,
  });
  expect(first.headers.get('cache-control')).toMatch(/no-store/);

  const again = await browser.rest('GET', verifyPath(link!));
  expect(again.status).toBe(200);
  expect(again.body).toEqual({ success: true, message: authMessages.emailVerified });
});

test('the link creates the account and returns a token without setting a cookie', async () => {
  const link = await signUpByMail(harness, browser, { email: EMAIL });
  const { data } = await verify(browser, link);
  expect(data?.['verifyEmail']).toEqual({
    token: expect.any(String) as string,
    message: authMessages.emailVerified,
    mustSetPassword: false,
  });
  expect([...browser.cookies.keys()]).toEqual([]);
  browser.token = (data?.['verifyEmail'] as { token: string }).token;
  expect((await browser.gql(ME)).data).toEqual({
    me: { user: { email: EMAIL, name: null, role: 'USER' } },
  });
  expect(refusalOf(await browser.gql('mutation { renewSession { token } }')).status).toBe(401);

  const phone = new Browser(harness);
  const signedIn = await phone.signIn(EMAIL, PASSWORD);
  expect(signedIn.data?.['signIn']).toMatchObject({
    viewer: { user: { role: 'USER', isProfileComplete: false } },
  });
});

test('addresses are stored in lower case and matched in any spelling', async () => {
  const link = await signUpByMail(harness, browser, { email: '  Asha.K@Example.COM ' });
  expect(link.email).toBe('asha.k@example.com');
  const { status } = await verify(browser, { ...link, email: ' ASHA.K@example.com' });
  expect(status).toBe(200);
  expect(await users().findBy({})).toMatchObject([{ email: 'asha.k@example.com' }]);
  expect((await browser.signIn('ASHA.k@EXAMPLE.com', PASSWORD)).status).toBe(200);
});

test('only hashes of passwords and links are stored, and a verification clears the password hashes', async () => {
  await signUp(browser, EMAIL);
  const link = await signUpByMail(harness, browser, { email: EMAIL });
  const rows = () => harness.dataSource.getRepository(SignUp).find({ order: { verifiedAt: 'ASC' } });
  expect(JSON.stringify(await rows())).not.toMatch(new RegExp(`${PASSWORD}|${link.token}`));
  const passwordHash = expect.stringMatching(/^\$argon2id\$/) as string;
  expect((await rows()).map((row) => row.passwordHash).sort()).toEqual([passwordHash, null]);
  await verify(browser, link);
  expect(await rows()).toMatchObject([
    { passwordHash: null, verifiedAt: new Date(harness.clock.ms) },
    { passwordHash: null, verifiedAt: null },
  ]);
});

test('a link of an earlier sign-up creates no account and changes none', async () => {
  const stranger = new Browser(harness, { address: '198.51.100.9' });
  const theirs = await signUpByMail(harness, stranger, { email: EMAIL, password: OTHER_PASSWORD });
  const own = await signUpByMail(harness, browser, { email: EMAIL });
  expect(refusalOf(await verify(browser, theirs))).toEqual(invalid(authMessages.verificationLinkReplaced));
  expect(await users().count()).toBe(0);
  await verify(browser, own);
  expect(refusalOf(await verify(browser, theirs))).toEqual(invalid(authMessages.emailTaken));
  expect((await browser.signIn(EMAIL, OTHER_PASSWORD)).status).toBe(401);
});

test('if two sign-ups have different passwords, the account gets none, and its owner sets one', async () => {
  const stranger = new Browser(harness, { address: '198.51.100.9' });
  const own = await signUpByMail(harness, browser, { email: EMAIL });
  await signUpByMail(harness, stranger, { email: EMAIL, password: OTHER_PASSWORD });
  const newest = await signUpByMail(harness, stranger, { email: EMAIL, password: OTHER_PASSWORD });
  expect((await harness.mailTo(EMAIL))[0]?.text).toContain('more than once, with different passwords');
  expect(refusalOf(await verify(browser, own))).toEqual(invalid(authMessages.verificationLinkReplaced));
  for (let n = 0; n < 2; n++)
    expect((await verify(browser, newest)).data).toMatchObject({ verifyEmail: { mustSetPassword: true } });
  for (const password of [PASSWORD, OTHER_PASSWORD, NO_PASSWORD])
    expect((await browser.signIn(EMAIL, password)).status).toBe(401);
  const resetToken = await resetTokenFor(harness, browser, EMAIL);
  await browser.gql(RESET, { input: { resetToken, password: 'A-password-of-my-own' } });
  expect((await browser.signIn(EMAIL, 'A-password-of-my-own')).status).toBe(200);
});

test('REST answers as for other sign-ups if the passwords differ', async () => {
  await signUp(browser, EMAIL, { password: OTHER_PASSWORD });
  const { status, body } = await browser.rest(
    'GET',
    verifyPath(await signUpByMail(harness, browser, { email: EMAIL })),
  );
  const token = expect.any(String) as string;
  expect({ status, body }).toEqual({
    status: 200,
    body: { success: true, token, message: authMessages.emailVerified },
  });
});

test('whoever signs up again with the same password, or a day later, has no further step', async () => {
  const noStep = { verifyEmail: { mustSetPassword: false } };
  await signUp(browser, EMAIL);
  const again = await signUpByMail(harness, browser, { email: EMAIL });
  expect((await harness.mailTo(EMAIL))[0]?.text).not.toContain('different passwords');
  expect((await verify(browser, again)).data).toMatchObject(noStep);
  expect((await browser.signIn(EMAIL, PASSWORD)).status).toBe(200);
  await signUp(browser, 'later@example.com', { password: OTHER_PASSWORD });
  harness.clock.ms += VERIFICATION_LIFE_MS;
  const later = await signUpByMail(harness, browser, { email: 'later@example.com' });
  expect((await verify(browser, later)).data).toMatchObject(noStep);
});

test('of several sign-ups of one address at once, only one keeps a link that works', async () => {
  await Promise.all([0, 1, 2, 3].map(() => signUp(browser, EMAIL)));
  const signUps = await harness.dataSource.getRepository(SignUp).find();
  expect(signUps.filter(({ passwordHash }) => passwordHash !== null)).toHaveLength(1);
});

test('the mail says when and with what kind of device someone signed up', async () => {
  await signUp(browser, EMAIL);
  const [mail] = await harness.mailTo(EMAIL);
  expect(mail?.text).toContain('on 21 November 2026 at 12:00 pm IST, with Chrome on Android');
});

test('a made-up user agent adds no words to the mail', async () => {
  const stranger = new Browser(harness, { userAgent: 'Pay at evil.example/1.0 (now)' });
  await signUp(stranger, EMAIL);
  const [mail] = await harness.mailTo(EMAIL);
  expect(mail?.text).toContain('with an unknown device');
  expect(mail?.html).not.toContain('evil');
});

test('a registered address gets the same answer and a different mail, and keeps its password', async () => {
  await createUser(harness.dataSource, { email: EMAIL });
  const answer = await signUp(browser, 'ASHA@example.com', { password: OTHER_PASSWORD });
  expect(answer).toEqual({
    status: 200,
    data: { initiateSignUp: { message: authMessages.verificationSent } },
    errors: [],
  });
  const [mail] = await harness.mailTo(EMAIL);
  expect(mail?.subject).toMatch(/already have an account/);
  expect(mail?.text).toContain('http://studio.example/login');
  expect(mail?.text).toContain('http://studio.example/forgot-password');
  expect(mail?.text).not.toContain('verify-email');
  expect((await browser.signIn(EMAIL, PASSWORD)).status).toBe(200);
  expect((await browser.signIn(EMAIL, OTHER_PASSWORD)).status).toBe(401);
});

test('a link does not change an account that was created after the sign-up', async () => {
  const link = await signUpByMail(harness, browser, { email: EMAIL, password: OTHER_PASSWORD });
  await createUser(harness.dataSource, { email: EMAIL });
  expect(refusalOf(await verify(browser, link))).toMatchObject({
    status: 400,
    message: authMessages.emailTaken,
  });
  expect((await browser.signIn(EMAIL, PASSWORD)).status).toBe(200);
});

test('a sixth sign-up of one e-mail address within an hour is refused, wherever it comes from', async () => {
  for (let n = 0; n < 5; n++) {
    const one = new Browser(harness, { address: `198.51.100.${n}` });
    expect((await signUp(one, EMAIL)).status).toBe(200);
  }
  const refused = await browser.rest('POST', '/api/user/initiate-signup', signUpForm('ASHA@example.com'));
  expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000);
  expect((await signUp(browser, 'other@example.com')).status).toBe(200);
  expect(await harness.mailTo(EMAIL)).toHaveLength(5);
});

test('sign-ups from one network address are limited', async () => {
  const busy = await startHarness(undefined, { rateLimitScale: 0.04 });
  const program = new Browser(busy);
  for (const name of ['one', 'two']) expect((await signUp(program, `${name}@example.com`)).status).toBe(200);
  expect(refusalOf(await signUp(program, 'three@example.com'))).toMatchObject({
    status: 429,
    code: 'RATE_LIMITED',
  });
  expect((await signUp(new Browser(busy, { address: '198.51.100.9' }), 'three@example.com')).status).toBe(
    200,
  );
  await busy.stop();
});

test('a plain form on another origin cannot submit a sign-up', async () => {
  const response = await harness.fetch('/api/user/initiate-signup', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ email: EMAIL, password: PASSWORD, confirmPassword: PASSWORD }),
  });
  expect(response.status).toBe(415);
  expect(await harness.mailTo(EMAIL)).toEqual([]);
});
