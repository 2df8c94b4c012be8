import { afterEach, beforeEach, expect, test } from 'vitest';
import { KEPT_SESSION_LIFE_MS } from '#common/limits';
import { messages } from '#common/messages';
import {
  askForCode,
  CHANGE,
  FORGOT,
  invalid,
  refusalOf,
  refusalsOf,
  RESET,
  resetTokenFor,
  runOut,
  VERIFY_OTP,
} from '../../test/account-calls';
import { Browser } from '../../test/browser';
import { createUser, PASSWORD } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import { refuseCommits, whilePasswordIsChecked } from '../../test/meanwhile';

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
const ME = '{ me { email } }';
const change = (currentPassword: unknown, newPassword: unknown, one = browser) =>
  one.gql(CHANGE, { input: { currentPassword, newPassword } });
const wide = (text: string) =>
  text.replace(/[!-~]/g, (one) => String.fromCharCode(one.charCodeAt(0) + 0xfee0));
const wrongKind = (field: string) => `The value of ${field} is missing or has the wrong type.`;

test.each([
  ['no address', undefined, wrongKind('email')],
  ['a list', [EMAIL], wrongKind('email')],
  ['nothing', '', messages.emailRequired],
  ['a user name', 'asha', messages.emailInvalid],
  ['two addresses', `${EMAIL},other@example.com`, messages.emailInvalid],
  ['a header', `${EMAIL}\r\nBcc: other@example.com`, messages.emailInvalid],
  ['a NUL', 'asha\u0000@example.com', messages.emailInvalid],
  ['a look-alike', '\u0430sha@example.com', messages.emailInvalid],
  ['a Kelvin sign', '\u212airan@example.com', messages.emailInvalid],
  ['too long an address', `${'a'.repeat(243)}@example.com`, messages.emailTooLong],
])('a code for %s is refused through both doors', async (_name, email, message) => {
  const call = { query: FORGOT, variables: { email }, method: 'POST', path: '/api/user/forgot-password' };
  for (const refusal of await refusalsOf(browser, { ...call, body: { email } })) {
    expect(refusal).toEqual(invalid(message, 'email'));
  }
  expect(await harness.mailTo(EMAIL)).toEqual([]);
});

test.each([
  ['no code', undefined, wrongKind('otp')],
  ['a number', 123456, wrongKind('otp')],
  ['nothing', '', messages.otpIncomplete],
  ['five digits', '12345', messages.otpIncomplete],
  ['seven digits', '1234567', messages.otpIncomplete],
  ['letters that look like digits', 'l2345O', messages.otpIncomplete],
  ['digits in a circle', '①②③④⑤⑥', messages.otpIncomplete],
  ['a number with a sign', '+12345', messages.otpIncomplete],
  ['a statement', "1' or '1'='1", messages.otpIncomplete],
  ['a very long text', '1'.repeat(5000), messages.otpIncomplete],
])('%s for a code is refused through both doors, and counts as no try', async (_name, otp, message) => {
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
  ['a short one', 'aB3$xyz', messages.passwordTooShort],
  ['a long one', 'aB3$'.repeat(33), messages.passwordTooLong],
  ['a common one', 'password123', messages.passwordTooCommon],
])(
  'a reset to %s is refused through both doors, and can be tried again',
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
  ['an empty one', '', ['resetToken']],
  ['a made-up one', 'x'.repeat(43), []],
  ['a statement', "' or 1=1 --", []],
  ['one with a NUL', '\u0000', []],
])('a reset token that is %s is refused through both doors', async (_name, resetToken, fields) => {
  const input = { resetToken, password: NEW };
  const call = { query: RESET, variables: { input }, method: 'POST', path: '/api/user/reset-password' };
  for (const refusal of await refusalsOf(browser, { ...call, body: input })) {
    expect(refusal).toEqual(invalid(messages.resetTokenInvalid, ...fields));
  }
});

test('who is signed in changes the password: this device goes on, the others do not', async () => {
  const phone = new Browser(harness);
  await phone.signIn(EMAIL, PASSWORD, true);
  await browser.signIn(EMAIL, PASSWORD);
  const stolen = browser.token;
  const { data } = await change(PASSWORD, NEW);
  expect(data?.['changePassword']).toEqual({
    token: expect.any(String) as string,
    message: messages.passwordChanged,
    role: 'user',
    mustChangePassword: false,
    isProfileComplete: true,
  });
  expect((await browser.gql(ME)).status).toBe(401);
  expect((await phone.gql(ME)).status).toBe(401);
  expect((await phone.gql('mutation { renewSession { token } }')).status).toBe(401);
  browser.token = (data?.['changePassword'] as { token: string }).token;
  expect(browser.token).not.toBe(stolen);
  expect((await browser.gql(ME)).data).toEqual({ me: { email: EMAIL } });
  expect((await browser.gql('mutation { renewSession { token } }')).status).toBe(200);
  expect((await phone.signIn(EMAIL, PASSWORD)).status).toBe(401);
  expect((await phone.signIn(EMAIL, NEW)).status).toBe(200);
  const [mail] = await harness.mailTo(EMAIL);
  expect(mail?.subject).toMatch(/password/i);
  expect(`${mail?.text}${mail?.html}`).not.toContain(NEW);
});

test.each([true, false])('a session that was kept stays so after the change (%j)', async (isKept) => {
  await browser.signIn(EMAIL, PASSWORD, isKept);
  await change(PASSWORD, NEW);
  const { attributes } = browser.cookies.get('bhor_refresh')!;
  if (isKept) expect(attributes).toContain(`Max-Age=${KEPT_SESSION_LIFE_MS / 1000}`);
  else expect(attributes).not.toContain('Max-Age');
});

test.each([
  ['a wrong current password', 'Something-else-1', NEW, 'currentPassword', messages.currentPasswordWrong],
  ['no current password', '', NEW, 'currentPassword', messages.passwordRequired],
  ['a missing current password', undefined, NEW, 'currentPassword', wrongKind('currentPassword')],
  ['the same password', PASSWORD, PASSWORD, 'newPassword', messages.newPasswordSame],
  ['the same password in wide letters', PASSWORD, wide(PASSWORD), 'newPassword', messages.newPasswordSame],
  ['a short password', PASSWORD, 'aB3$xyz', 'newPassword', messages.passwordTooShort],
  ['a long password', PASSWORD, 'aB3$'.repeat(33), 'newPassword', messages.passwordTooLong],
  ['a common password', PASSWORD, 'password123', 'newPassword', messages.passwordTooCommon],
])('a change with %s is refused, and nothing has changed', async (_name, current, wanted, field, message) => {
  await browser.signIn(EMAIL, PASSWORD);
  expect(refusalOf(await change(current, wanted))).toEqual(invalid(message, field));
  expect((await browser.gql(ME)).status).toBe(200);
  expect((await browser.signIn(EMAIL, PASSWORD)).status).toBe(200);
  expect(await harness.mailTo(EMAIL)).toEqual([]);
});

test('a stranger and somebody whose session has ended change nothing', async () => {
  const refused = { status: 401, code: 'UNAUTHENTICATED', message: messages.logInFirst, fields: {} };
  expect(refusalOf(await change(PASSWORD, NEW))).toEqual(refused);
  await browser.signIn(EMAIL, PASSWORD);
  await new Browser(harness).signIn(EMAIL, PASSWORD);
  const { token } = browser;
  await browser.gql('mutation { signOut { message } }');
  browser.token = token;
  expect(refusalOf(await change(PASSWORD, NEW))).toEqual(refused);
});

test('on a device that was left open the current password cannot be guessed', async () => {
  const strict = await startHarness();
  await createUser(strict.dataSource, { email: EMAIL });
  const open = new Browser(strict);
  await open.signIn(EMAIL, PASSWORD);
  for (let n = 0; n < 10; n++) {
    expect(refusalOf(await change(`Wrong-password-${n}`, NEW, open)).status).toBe(400);
  }
  expect(refusalOf(await change(PASSWORD, NEW, open))).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
  const deletion = `mutation { deleteAccount(password: "${PASSWORD}") { message } }`;
  expect(refusalOf(await open.gql(deletion)).status).toBe(429);
  await runOut(strict, 'passwordCheck');
  expect((await change(PASSWORD, NEW, open)).status).toBe(200);
  await strict.stop();
});

test('two changes at once leave one password that works', async () => {
  await browser.signIn(EMAIL, PASSWORD);
  const wanted = ['First-password-2026', 'Second-password-2026'];
  const answers = await Promise.all(wanted.map((password) => change(PASSWORD, password)));
  expect(answers.every(({ status }) => status < 500)).toBe(true);
  const statuses = await Promise.all(
    wanted.map(async (password) => (await new Browser(harness).signIn(EMAIL, password)).status),
  );
  expect(statuses.sort()).toEqual([200, 401]);
});

test('who knows the old password can no longer change it once its owner has, however early they began', async () => {
  const thief = new Browser(harness);
  await thief.signIn(EMAIL, PASSWORD);
  await browser.signIn(EMAIL, PASSWORD);
  whilePasswordIsChecked(async () => expect((await change(PASSWORD, NEW)).status).toBe(200));
  expect(refusalOf(await change(PASSWORD, 'Password-of-a-thief-1', thief)).code).toBe('UNAUTHENTICATED');
  expect((await new Browser(harness).signIn(EMAIL, NEW)).status).toBe(200);
});

test('a change that the database does not commit leaves the session as it was', async () => {
  await browser.signIn(EMAIL, PASSWORD);
  const restore = await refuseCommits(harness.dataSource, 'sessions');
  expect(refusalOf(await change(PASSWORD, NEW)).status).toBe(503);
  await restore();
  expect((await browser.gql('mutation { renewSession { token } }')).status).toBe(200);
  expect((await new Browser(harness).signIn(EMAIL, PASSWORD)).status).toBe(200);
});

test('a code that waits for a deleted account is sent to nobody', async () => {
  await askForCode(harness, browser, EMAIL);
  await runOut(harness, 'otpSendPause');
  await browser.gql(FORGOT, { email: EMAIL });
  await harness.dataSource.query('delete from users');
  await harness.dataSource.query('delete from mails');
  expect(await harness.mailTo(EMAIL)).toEqual([]);
});
