import { afterEach, beforeEach, expect, test } from 'vitest';
import { OTP_RESEND_PAUSE_S } from '#common/auth/limits';
import { OTP_LIFE_MS, RESET_TOKEN_LIFE_MS } from '#common/auth/lifetimes';
import { authMessages } from '#common/auth/messages';
import {
  requestCode,
  CHANGE,
  codeTo,
  FORGOT,
  invalid,
  differentCode,
  refusalOf,
  RESET,
  resetTokenFor,
  expireRateLimit,
  VERIFY_OTP,
} from '../../test/account-calls';
import { Browser } from '../../test/browser';
import { createUser, PASSWORD } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';

let harness: Harness;
let browser: Browser;
beforeEach(async () => {
  harness = await startHarness();
  await createUser(harness.dataSource, { email: EMAIL });
  browser = new Browser(harness);
});
afterEach(() => harness.stop());

const EMAIL = 'asha@example.com';
const NEW = 'A-new-password-2026';
const tryCode = (otp: string, one = browser) => one.gql(VERIFY_OTP, { input: { email: EMAIL, otp } });
const reset = (resetToken: string, password = NEW, one = browser) =>
  one.gql(RESET, { input: { resetToken, password } });
const wrongCode = invalid(authMessages.otpInvalid, 'otp');
const invalidToken = { status: 400, code: 'BAD_USER_INPUT', message: authMessages.resetTokenInvalid };

test('REST resets a forgotten password, with the documented bodies', async () => {
  const asked = await browser.rest('POST', '/api/user/forgot-password', { email: ' ASHA@example.com ' });
  expect(asked).toMatchObject({ status: 200, body: { message: authMessages.resetRequested } });
  const [mail] = await harness.mailTo(EMAIL);
  expect(mail?.text).toMatch(/^\d{6}$/m);
  const otp = await codeTo(harness, EMAIL);
  expect(mail?.subject).not.toContain(otp);

  const accepted = await browser.rest('POST', '/api/user/verify-otp', { email: 'Asha@Example.com', otp });
  expect(accepted.status).toBe(200);
  expect(accepted.body).toEqual({
    resetToken: expect.any(String) as string,
    message: authMessages.otpVerified,
  });
  const { resetToken } = accepted.body;
  const done = await browser.rest('POST', '/api/user/reset-password', { resetToken, password: NEW });
  expect({ status: done.status, body: done.body }).toEqual({
    status: 200,
    body: { message: authMessages.resetDone },
  });
  expect((await browser.signIn(EMAIL, PASSWORD)).status).toBe(401);
  expect((await browser.signIn(EMAIL, NEW)).status).toBe(200);
});

test('an unknown address gets the same answer and no mail', async () => {
  const known = await browser.gql(FORGOT, { email: EMAIL });
  const unknown = await browser.gql(FORGOT, { email: 'nobody@example.com' });
  expect(unknown).toEqual(known);
  expect(await harness.mailTo('nobody@example.com')).toEqual([]);
  expect(await harness.mailTo(EMAIL)).toHaveLength(1);
});

test('neither the code nor the token is stored in plain text, and a code works only for its account', async () => {
  const code = await requestCode(harness, browser, EMAIL);
  const { data } = await tryCode(code);
  const rows = JSON.stringify(await harness.dataSource.query('select * from password_resets'));
  expect(rows).not.toContain(code);
  expect(rows).not.toContain((data?.['verifyOtp'] as { resetToken: string }).resetToken);

  await createUser(harness.dataSource, { email: 'other@example.com' });
  const others = await requestCode(harness, browser, 'other@example.com');
  await expireRateLimit(harness, 'otpSendPause');
  await requestCode(harness, browser, EMAIL);
  if (others !== (await codeTo(harness, EMAIL))) {
    expect(refusalOf(await tryCode(others))).toEqual(wrongCode);
  }
});

test('after five wrong codes the right one is refused; a new one works after the pause', async () => {
  const code = await requestCode(harness, browser, EMAIL);
  for (let n = 0; n < 5; n++) expect(refusalOf(await tryCode(differentCode(code)))).toEqual(wrongCode);
  const refused = await browser.rest('POST', '/api/user/verify-otp', { email: EMAIL, otp: code });
  expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);

  await expireRateLimit(harness, 'otpSendPause');
  const fresh = await requestCode(harness, browser, EMAIL);
  expect((await tryCode(fresh)).status).toBe(200);
});

test('nobody on another network can use up or replace the code of the owner, nor its requests', async () => {
  const code = await requestCode(harness, browser, EMAIL);
  const stranger = new Browser(harness, { address: '198.51.100.1' });
  for (let n = 0; n < 5; n++) {
    expect(refusalOf(await tryCode(differentCode(code), stranger))).toEqual(wrongCode);
    await requestCode(harness, stranger, EMAIL);
    await expireRateLimit(harness, 'otpSendPause');
  }
  expect(refusalOf(await stranger.gql(FORGOT, { email: EMAIL })).status).toBe(429);
  expect((await tryCode(code)).status).toBe(200);
  expect((await tryCode(await requestCode(harness, browser, EMAIL))).status).toBe(200);
});

test('a code has five attempts, from whatever networks', async () => {
  const code = await requestCode(harness, browser, EMAIL);
  for (let n = 0; n < 5; n++) {
    const one = new Browser(harness, { address: `198.51.100.${n}` });
    expect(refusalOf(await tryCode(code, one))).toEqual(wrongCode);
    one.cookies.set('bhor_reset', browser.cookies.get('bhor_reset')!);
    expect(refusalOf(await tryCode(differentCode(code), one))).toEqual(wrongCode);
  }
  expect(refusalOf(await tryCode(code)).status).toBe(429);
});

test('the browser that requested a code can use it on another network', async () => {
  const code = await requestCode(harness, browser, EMAIL);
  const moved = new Browser(harness, { address: '198.51.100.1' });
  moved.cookies.set('bhor_reset', browser.cookies.get('bhor_reset')!);
  expect((await tryCode(code, moved)).status).toBe(200);
});

test('a forged cookie does not give more attempts or requests', async () => {
  await requestCode(harness, browser, EMAIL);
  const [requester = '', signature = ''] = browser.cookies.get('bhor_reset')!.value.split('.');
  const stranger = new Browser(harness, { address: '198.51.100.1' });
  await requestCode(harness, stranger, EMAIL);
  for (const value of ['', '.', requester, `${requester}.${requester}`, `${'a'.repeat(64)}.${signature}`]) {
    stranger.cookies.set('bhor_reset', { value, attributes: '' });
    expect(refusalOf(await stranger.gql(FORGOT, { email: EMAIL })).status, value).toBe(429);
    expect(refusalOf(await tryCode('111111', stranger)).status).toBe(400);
  }
  stranger.cookies.set('bhor_reset', { value: 'forged', attributes: '' });
  expect(refusalOf(await tryCode('111111', stranger)).status).toBe(429);
});

test('the codes for an address are limited for a day, with or without an account', async () => {
  const few = await startHarness(undefined, { rateLimitScale: 0.02 });
  await createUser(few.dataSource, { email: EMAIL });
  for (const email of [EMAIL, 'nobody@example.com']) {
    const statuses: number[] = [];
    for (let n = 0; n < 4; n++) {
      const one = new Browser(few, { address: `198.51.${email.length}.${n}` });
      statuses.push((await one.gql(FORGOT, { email })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
  }
  await few.stop();
});

test('attempts are also counted for an address without an account', async () => {
  const input = { email: 'nobody@example.com', otp: '123456' };
  for (let n = 0; n < 5; n++) {
    expect(refusalOf(await browser.gql(VERIFY_OTP, { input }))).toEqual(wrongCode);
  }
  expect(refusalOf(await browser.gql(VERIFY_OTP, { input })).status).toBe(429);
});

test('a network address cannot try codes for many accounts', async () => {
  for (let n = 0; n < 20; n++) {
    const input = { email: `user${n}@example.com`, otp: '123456' };
    expect(refusalOf(await browser.gql(VERIFY_OTP, { input })).status).toBe(400);
  }
  expect(refusalOf(await tryCode('123456')).status).toBe(429);
});

test('a second code can be requested after a minute and invalidates the first', async () => {
  const first = await requestCode(harness, browser, EMAIL);
  const refused = await browser.rest('POST', '/api/user/forgot-password', { email: 'ASHA@example.com' });
  expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
  const wait = Number(refused.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(OTP_RESEND_PAUSE_S - 15);
  expect(wait).toBeLessThanOrEqual(OTP_RESEND_PAUSE_S);
  expect(await harness.mailTo(EMAIL)).toHaveLength(1);

  await expireRateLimit(harness, 'otpSendPause');
  const second = await requestCode(harness, browser, EMAIL);
  expect(await harness.mailTo(EMAIL)).toHaveLength(2);
  if (first !== second) expect(refusalOf(await tryCode(first))).toEqual(wrongCode);
  expect((await tryCode(second)).status).toBe(200);
});

test('a sixth code within an hour is refused', async () => {
  for (let n = 0; n < 5; n++) {
    expect((await browser.gql(FORGOT, { email: EMAIL })).status).toBe(200);
    await expireRateLimit(harness, 'otpSendPause');
  }
  expect(refusalOf(await browser.gql(FORGOT, { email: EMAIL }))).toMatchObject({ status: 429 });
});

test('a code is valid for ten minutes', async () => {
  const code = await requestCode(harness, browser, EMAIL);
  harness.clock.ms += OTP_LIFE_MS;
  expect(refusalOf(await tryCode(code))).toEqual(wrongCode);
  harness.clock.ms -= 1;
  expect((await tryCode(code)).status).toBe(200);
});

test('a code works only once', async () => {
  const code = await requestCode(harness, browser, EMAIL);
  const answers = await Promise.all([tryCode(code), tryCode(code), tryCode(code)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  expect(refusalOf(await tryCode(code))).toEqual(wrongCode);
});

test.each([
  ['with a space', (code: string) => `${code.slice(0, 3)} ${code.slice(3)}`],
  ['with a dash', (code: string) => `${code.slice(0, 3)}-${code.slice(3)}`],
  ['with white space around it', (code: string) => `\t${code}\n`],
  ['in Devanagari', (code: string) => code.replace(/\d/g, (digit) => '०१२३४५६७८९'[Number(digit)]!)],
  ['in full width', (code: string) => code.replace(/\d/g, (digit) => '０１２３４５６７８９'[Number(digit)]!)],
])('a code %s is accepted', async (_name, spelt) => {
  const code = await requestCode(harness, browser, EMAIL);
  expect((await tryCode(spelt(code))).errors).toEqual([]);
});

test('a reset token works only once, even if it is used twice at the same time', async () => {
  const token = await resetTokenFor(harness, browser, EMAIL);
  const passwords = ['First-password-2026', 'Second-password-2026'];
  const answers = await Promise.all(passwords.map((password) => reset(token, password)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  const winner = passwords[answers.findIndex(({ status }) => status === 200)]!;
  expect((await browser.signIn(EMAIL, winner)).status).toBe(200);
  expect(refusalOf(await reset(token))).toMatchObject(invalidToken);
  expect((await harness.mailTo(EMAIL)).filter(({ subject }) => /changed/i.test(subject))).toHaveLength(1);
});

test('a reset token is valid for 15 minutes, longer than its code', async () => {
  const token = await resetTokenFor(harness, browser, EMAIL);
  harness.clock.ms += RESET_TOKEN_LIFE_MS;
  expect(refusalOf(await reset(token))).toMatchObject(invalidToken);
  harness.clock.ms -= 1;
  expect((await reset(token)).status).toBe(200);
});

test('a reset token stays valid if a stranger requests another code', async () => {
  const token = await resetTokenFor(harness, browser, EMAIL);
  await expireRateLimit(harness, 'otpSendPause');
  await requestCode(harness, new Browser(harness, { address: '198.51.100.1' }), EMAIL);
  expect((await reset(token)).status).toBe(200);
});

test('requesting a code does not reset the attempts before the new code exists', async () => {
  const code = await requestCode(harness, browser, EMAIL);
  for (let tries = 0; tries < 5; tries++) await tryCode(differentCode(code));
  await expireRateLimit(harness, 'otpSendPause');
  await browser.gql(FORGOT, { email: EMAIL });
  expect((await tryCode(code)).status).toBe(429);
  await harness.runDueJobs();
  expect(refusalOf(await tryCode(code))).toMatchObject(wrongCode);
});

test('a reset ends every session and notifies the owner', async () => {
  const phone = new Browser(harness);
  await phone.signIn(EMAIL, PASSWORD, true);
  await reset(await resetTokenFor(harness, browser, EMAIL));
  expect((await phone.gql('{ me { user { id } } }')).status).toBe(401);
  expect((await phone.gql('mutation { renewSession { token } }')).status).toBe(401);
  const [mail] = await harness.mailTo(EMAIL);
  expect(mail?.subject).toMatch(/password/i);
  expect(mail?.text).toContain('/forgot-password');
  expect(`${mail?.text}${mail?.html}`).not.toContain(NEW);
});

test('after a reset the owner can log in on that device although the attempts are used up', async () => {
  const tries = await startHarness(undefined, { rateLimitScale: 0.1 });
  await createUser(tries.dataSource, { email: EMAIL });
  const owner = new Browser(tries);
  for (let n = 0; n < 10; n++) {
    await new Browser(tries, { address: `198.51.100.${n}` }).signIn(EMAIL, 'Wrong-password-1');
  }
  expect(refusalOf(await owner.signIn(EMAIL, PASSWORD)).status).toBe(429);
  const token = await resetTokenFor(tries, owner, EMAIL);
  await owner.gql(RESET, { input: { resetToken: token, password: NEW } });
  expect((await owner.signIn(EMAIL, NEW)).status).toBe(200);
  await tries.stop();
});

test('a reset token issued before a password change is refused', async () => {
  const token = await resetTokenFor(harness, browser, EMAIL);
  const owner = new Browser(harness);
  await owner.signIn(EMAIL, PASSWORD);
  const input = { currentPassword: PASSWORD, newPassword: 'Changed-by-its-owner-1' };
  expect((await owner.gql(CHANGE, { input })).status).toBe(200);
  expect(refusalOf(await reset(token))).toMatchObject(invalidToken);
  expect((await owner.signIn(EMAIL, 'Changed-by-its-owner-1')).status).toBe(200);
});
