import { afterEach, beforeEach, expect, test } from 'vitest';
import { messages } from '#common/messages';
import { PERSISTENT_SESSION_LIFE_MS } from '#common/auth/lifetimes';
import { authMessages } from '#common/auth/messages';
import {
  requestCode,
  CHANGE,
  DELETE_ACCOUNT,
  FORGOT,
  invalid,
  refusalOf,
  refusalsOf,
  RESET,
  resetTokenFor,
  expireRateLimit,
  VERIFY_OTP,
} from '../../test/account-calls';
import { Browser } from '../../test/browser';
import { createUser, PASSWORD } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import { refuseCommits, whilePasswordIsChecked } from '../../test/fault-injection';

let harness: Harness;
let browser: Browser;
beforeEach(async () => {
  harness = await startHarness(undefined, { rateLimitScale: 10 });
  await createUser(harness.dataSource, { email: EMAIL });
  browser = new Browser(harness);
});
afterEach(() => harness.stop());

const EMAIL = 'asha@example.com';
const NEW = 'A-new-password-2026';
const ME = '{ me { user { email } } }';
const change = (currentPassword: unknown, newPassword: unknown, one = browser) =>
  one.gql(CHANGE, { input: { currentPassword, newPassword } });
const fullWidth = (text: string) =>
  text.replace(/[!-~]/g, (one) => String.fromCharCode(one.charCodeAt(0) + 0xfee0));
const wrongKind = (field: string) => `The value of ${field} is missing or has the wrong type.`;

test.each([
  ['no address', undefined, wrongKind('email')],
  ['a list of addresses', [EMAIL], wrongKind('email')],
  ['an empty address', '', authMessages.emailRequired],
  ['a user name', 'asha', authMessages.emailInvalid],
  ['two addresses', `${EMAIL},other@example.com`, authMessages.emailInvalid],
  ['an address with a mail header', `${EMAIL}\r\nBcc: other@example.com`, authMessages.emailInvalid],
  ['an address with a NUL', 'asha\u0000@example.com', messages.controlCharacters],
  ['an address with a look-alike letter', '\u0430sha@example.com', authMessages.emailInvalid],
  ['an address with a Kelvin sign', '\u212airan@example.com', authMessages.emailInvalid],
  ['an address that is too long', `${'a'.repeat(243)}@example.com`, authMessages.emailTooLong],
])('GraphQL and REST refuse to send a code to %s', async (_name, email, message) => {
  const call = { query: FORGOT, variables: { email }, method: 'POST', path: '/api/user/forgot-password' };
  for (const refusal of await refusalsOf(browser, { ...call, body: { email } })) {
    expect(refusal).toEqual(invalid(message, 'email'));
  }
  expect(await harness.mailTo(EMAIL)).toEqual([]);
});

test.each([
  ['no value', undefined, wrongKind('otp')],
  ['a number', 123456, wrongKind('otp')],
  ['an empty text', '', authMessages.otpIncomplete],
  ['five digits', '12345', authMessages.otpIncomplete],
  ['seven digits', '1234567', authMessages.otpIncomplete],
  ['letters that look like digits', 'l2345O', authMessages.otpIncomplete],
  ['circled digits', '①②③④⑤⑥', authMessages.otpIncomplete],
  ['a number with a sign', '+12345', authMessages.otpIncomplete],
  ['an SQL injection', "1' or '1'='1", authMessages.otpIncomplete],
  ['a very long text', '1'.repeat(5000), authMessages.otpIncomplete],
])('GraphQL and REST refuse %s as a code and count no attempt', async (_name, otp, message) => {
  const input = { email: EMAIL, otp };
  const call = { query: VERIFY_OTP, variables: { input }, method: 'POST', path: '/api/user/verify-otp' };
  for (const refusal of await refusalsOf(browser, { ...call, body: input })) {
    expect(refusal).toEqual(invalid(message, 'otp'));
  }
  const sql = "select * from rate_limits where key like 'otpTries%'";
  expect(await harness.dataSource.query(sql)).toEqual([]);
});

test.each([
  ['no password', undefined, wrongKind('password')],
  ['a short password', 'aB3$xyz', authMessages.passwordTooShort],
  ['a long password', 'aB3$'.repeat(33), authMessages.passwordTooLong],
  ['a common password', 'password123', authMessages.passwordTooCommon],
])(
  'GraphQL and REST refuse a reset to %s, and the reset token stays valid',
  async (_name, password, message) => {
    const input = { resetToken: await resetTokenFor(harness, browser, EMAIL), password };
    const call = { query: RESET, variables: { input }, method: 'POST', path: '/api/user/reset-password' };
    for (const refusal of await refusalsOf(browser, { ...call, body: input })) {
      expect(refusal).toEqual(invalid(message, 'password'));
    }
    expect((await browser.gql(RESET, { input: { ...input, password: NEW } })).errors).toEqual([]);
  },
);

test.each([
  ['an empty value', '', ['resetToken']],
  ['a made-up value', 'x'.repeat(43), []],
  ['an SQL injection', "' or 1=1 --", []],
])('GraphQL and REST refuse %s as a reset token', async (_name, resetToken, fields) => {
  const input = { resetToken, password: NEW };
  const call = { query: RESET, variables: { input }, method: 'POST', path: '/api/user/reset-password' };
  for (const refusal of await refusalsOf(browser, { ...call, body: input })) {
    expect(refusal).toEqual(invalid(authMessages.resetTokenInvalid, ...fields));
  }
});

test('a password change keeps this device logged in and logs out the others', async () => {
  const phone = new Browser(harness);
  await phone.signIn(EMAIL, PASSWORD, true);
  await browser.signIn(EMAIL, PASSWORD);
  const stolen = browser.token;
  const { data } = await change(PASSWORD, NEW);
  expect(data?.['changePassword']).toEqual({
    token: expect.any(String) as string,
    message: authMessages.passwordChanged,
    viewer: {
      mustChangePassword: false,
      user: { role: 'USER', isProfileComplete: true },
      deviceSessions: [{ isCurrent: true }],
    },
  });
  expect((await browser.gql(ME)).status).toBe(401);
  expect((await phone.gql(ME)).status).toBe(401);
  expect((await phone.gql('mutation { renewSession { token } }')).status).toBe(401);
  browser.token = (data?.['changePassword'] as { token: string }).token;
  expect(browser.token).not.toBe(stolen);
  expect((await browser.gql(ME)).data).toEqual({ me: { user: { email: EMAIL } } });
  expect((await browser.gql('mutation { renewSession { token } }')).status).toBe(200);
  expect((await phone.signIn(EMAIL, PASSWORD)).status).toBe(401);
  expect((await phone.signIn(EMAIL, NEW)).status).toBe(200);
  const [mail] = await harness.mailTo(EMAIL);
  expect(mail?.subject).toMatch(/password/i);
  expect(`${mail?.text}${mail?.html}`).not.toContain(NEW);
});

test.each([true, false])('a password change preserves whether the session is kept (%j)', async (isKept) => {
  await browser.signIn(EMAIL, PASSWORD, isKept);
  await change(PASSWORD, NEW);
  const { attributes } = browser.cookies.get('bhor_refresh')!;
  if (isKept) expect(attributes).toContain(`Max-Age=${PERSISTENT_SESSION_LIFE_MS / 1000}`);
  else expect(attributes).not.toContain('Max-Age');
});

test.each([
  ['a wrong current password', 'Something-else-1', NEW, 'currentPassword', authMessages.currentPasswordWrong],
  ['no current password', '', NEW, 'currentPassword', authMessages.passwordRequired],
  ['a missing current password', undefined, NEW, 'currentPassword', wrongKind('currentPassword')],
  ['the same password', PASSWORD, PASSWORD, 'newPassword', authMessages.newPasswordSame],
  [
    'the same password, full-width',
    PASSWORD,
    fullWidth(PASSWORD),
    'newPassword',
    authMessages.newPasswordSame,
  ],
  ['a short password', PASSWORD, 'aB3$xyz', 'newPassword', authMessages.passwordTooShort],
  ['a long password', PASSWORD, 'aB3$'.repeat(33), 'newPassword', authMessages.passwordTooLong],
  ['a common password', PASSWORD, 'password123', 'newPassword', authMessages.passwordTooCommon],
])('a change with %s is refused and changes nothing', async (_name, current, wanted, field, message) => {
  await browser.signIn(EMAIL, PASSWORD);
  expect(refusalOf(await change(current, wanted))).toEqual(invalid(message, field));
  expect((await browser.gql(ME)).status).toBe(200);
  expect((await browser.signIn(EMAIL, PASSWORD)).status).toBe(200);
  expect(await harness.mailTo(EMAIL)).toEqual([]);
});

test('a password change requires an active session', async () => {
  const refused = { status: 401, code: 'UNAUTHENTICATED', message: authMessages.logInFirst, fields: {} };
  expect(refusalOf(await change(PASSWORD, NEW))).toEqual(refused);
  await browser.signIn(EMAIL, PASSWORD);
  await new Browser(harness).signIn(EMAIL, PASSWORD);
  const { token } = browser;
  await browser.gql('mutation { signOut { message } }');
  browser.token = token;
  expect(refusalOf(await change(PASSWORD, NEW))).toEqual(refused);
});

test('the current password cannot be guessed on an unattended device', async () => {
  const strict = await startHarness();
  await createUser(strict.dataSource, { email: EMAIL });
  const open = new Browser(strict);
  await open.signIn(EMAIL, PASSWORD);
  for (let n = 0; n < 10; n++) {
    expect(refusalOf(await change(`Wrong-password-${n}`, NEW, open)).status).toBe(400);
  }
  expect(refusalOf(await change(PASSWORD, NEW, open))).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
  expect(refusalOf(await open.gql(DELETE_ACCOUNT, { password: PASSWORD })).status).toBe(429);
  await expireRateLimit(strict, 'passwordCheck');
  expect((await change(PASSWORD, NEW, open)).status).toBe(200);
  await strict.stop();
});

test('of two simultaneous password changes exactly one takes effect', async () => {
  await browser.signIn(EMAIL, PASSWORD);
  const wanted = ['First-password-2026', 'Second-password-2026'];
  const answers = await Promise.all(wanted.map((password) => change(PASSWORD, password)));
  expect(answers.every(({ status }) => status < 500)).toBe(true);
  const statuses = await Promise.all(
    wanted.map(async (password) => (await new Browser(harness).signIn(EMAIL, password)).status),
  );
  expect(statuses.sort()).toEqual([200, 401]);
});

test('a password change is refused if the owner changes the password while it is being verified', async () => {
  const thief = new Browser(harness);
  await thief.signIn(EMAIL, PASSWORD);
  await browser.signIn(EMAIL, PASSWORD);
  whilePasswordIsChecked(async () => expect((await change(PASSWORD, NEW)).status).toBe(200));
  expect(refusalOf(await change(PASSWORD, 'Password-of-a-thief-1', thief)).code).toBe('UNAUTHENTICATED');
  expect((await new Browser(harness).signIn(EMAIL, NEW)).status).toBe(200);
});

test('a password change that cannot be committed leaves the session as it was', async () => {
  await browser.signIn(EMAIL, PASSWORD);
  const restore = await refuseCommits(harness.dataSource, 'sessions');
  expect(refusalOf(await change(PASSWORD, NEW)).status).toBe(503);
  await restore();
  expect((await browser.gql('mutation { renewSession { token } }')).status).toBe(200);
  expect((await new Browser(harness).signIn(EMAIL, PASSWORD)).status).toBe(200);
});

test('a queued code for a deleted account is not sent', async () => {
  await requestCode(harness, browser, EMAIL);
  await expireRateLimit(harness, 'otpSendPause');
  await browser.gql(FORGOT, { email: EMAIL });
  await harness.dataSource.query('delete from users');
  await harness.dataSource.query('delete from mails');
  expect(await harness.mailTo(EMAIL)).toEqual([]);
});
