import { afterEach, beforeEach, expect, test } from 'vitest';
import { RENEWAL_GRACE_MS } from '#common/auth/lifetimes';
import { CHANGE, differentCode, RESET, requestCode, VERIFY_OTP } from '../../test/account-calls';
import { Browser } from '../../test/browser';
import { createUser, PASSWORD, type UserWithEmail } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';

let harness: Harness;
let user: UserWithEmail;
let browser: Browser;
beforeEach(async () => {
  harness = await startHarness();
  user = await createUser(harness.dataSource);
  browser = new Browser(harness, { address: '2001:db8:1:2::7' });
});
afterEach(() => harness.stop());

const OWN = 'A-password-of-my-own';

/** The security events in the log, without what all lines have. */
function events(): Record<string, unknown>[] {
  const lines = harness.logs.map((line) => JSON.parse(line) as Record<string, unknown>);
  return lines
    .filter(({ securityEvent }) => securityEvent !== undefined)
    .map(({ securityEvent, address, userId, reason }) => ({ securityEvent, address, userId, reason }));
}
const address = '2001:db8:1::/48';
const event = (securityEvent: string, reason?: string) => ({
  securityEvent,
  address,
  userId: user.id,
  reason,
});

test('refused log-ins are logged with a shortened address, the account and the reason', async () => {
  await new Browser(harness).signIn('nobody@example.com', 'Wrong-password');
  await browser.signIn(user.email, 'Wrong-password');
  for (let n = 0; n < 10; n++) await browser.signIn(user.email, 'Wrong-password');
  const logged = events();
  expect(logged[0]).toEqual({
    securityEvent: 'log-in-refused',
    address: '203.0.113.0/24',
    userId: undefined,
    reason: 'unknown-account',
  });
  expect(logged[1]).toEqual(event('log-in-refused', 'wrong-password'));
  expect(logged.at(-1)).toEqual(event('log-in-refused', 'rate-limited'));
  expect(harness.logs.join('')).not.toMatch(/nobody|Wrong-password|2001:db8:1:2/);
});

test('a refresh token that is used again, and one of an ended session, are logged', async () => {
  await browser.signIn(user.email, PASSWORD);
  const thief = browser.copy();
  await browser.renew();
  harness.clock.ms += RENEWAL_GRACE_MS + 1;
  await thief.renew();
  await browser.renew();
  expect(events()).toEqual([
    { ...event('refresh-token-used-again'), address: '203.0.113.0/24' },
    { ...event('renewal-refused', 'no-active-session'), userId: undefined },
  ]);
});

test('wrong OTPs and reset tokens, and a password reset, are logged', async () => {
  const otp = await requestCode(harness, browser, user.email);
  await browser.gql(VERIFY_OTP, { input: { email: user.email, otp: differentCode(otp) } });
  await browser.gql(RESET, { input: { resetToken: 'made-up', password: OWN } });
  harness.clock.ms += 61_000;
  const { data } = await browser.gql(VERIFY_OTP, { input: { email: user.email, otp } });
  const { resetToken } = data?.['verifyOtp'] as { resetToken: string };
  await browser.gql(RESET, { input: { resetToken, password: OWN } });
  expect(events()).toEqual([
    event('otp-refused', 'wrong-otp'),
    { ...event('password-reset-refused', 'invalid-token'), userId: undefined },
    event('password-reset'),
  ]);
});

test('password changes and log-outs everywhere are logged', async () => {
  await browser.signIn(user.email, PASSWORD);
  await browser.gql(CHANGE, { input: { currentPassword: 'Wrong-password', newPassword: OWN } });
  const { data } = await browser.gql(CHANGE, { input: { currentPassword: PASSWORD, newPassword: OWN } });
  browser.token = (data?.['changePassword'] as { token: string }).token;
  await browser.gql('mutation { signOutEverywhere { message } }');
  expect(events()).toEqual([
    event('password-check-refused', 'wrong-password'),
    event('password-changed'),
    event('logged-out-everywhere'),
  ]);
});
