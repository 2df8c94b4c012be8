import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  FORGOT,
  requestCode,
  CHANGE,
  differentCode,
  RESET,
  signUp,
  signUpByMail,
  profileInput,
  UPDATE_PROFILE,
  verify,
  VERIFY_OTP,
  verifyPath,
} from '#server/test/account-calls';
import { Browser } from '#server/test/browser';
import { PASSWORD } from '#server/test/factories';
import { ADMIN_SECRET, startHarness, type Harness } from '#server/test/harness';

/** The log must never contain personal data or secrets, even when something fails. */
let harness: Harness;
let browser: Browser;
const secrets = new Map<string, string>();
beforeAll(async () => {
  harness = await startHarness(undefined, { logLevel: 'trace', rateLimitScale: 1000 });
  browser = new Browser(harness);
});
afterAll(() => harness.stop());

const EMAIL = 'asha.kulkarni@example.com';
const NEWCOMER = 'newcomer@example.com';
const WRONG = 'Wrong-password-of-hers';
const RESET_TO = 'Reset-password-2026';
const CHANGED_TO = 'Changed-password-2026';
const RENEW = 'mutation { renewSession { token } }';

const record = (name: string, value: string | undefined) => {
  if (!value) throw new Error(`no ${name}`);
  secrets.set(name, value);
  return value;
};

function recordCookies(name: string): void {
  for (const [cookie, { value }] of browser.cookies) {
    record(`${name} ${cookie}`, value.split('.')[1]);
    record(`${name} ${cookie}, whole`, decodeURIComponent(value));
  }
}

function expectNoSecrets(): void {
  const log = harness.logs.join('');
  expect(log.length).toBeGreaterThan(0);
  for (const [name, value] of secrets) {
    for (const spelling of [value, encodeURIComponent(value)]) {
      expect(log.includes(spelling), `${name} is in the log`).toBe(false);
    }
  }
}

async function useAccount(): Promise<void> {
  const link = await signUpByMail(harness, browser, { email: EMAIL });
  record('verification token', link.token);
  await browser.gql(
    'mutation { checkAdminPassword(input: { password: "Guess-of-a-stranger" }) { isAdminPassword } }',
  );
  await browser.gql(
    `mutation { checkAdminPassword(input: { password: "${ADMIN_SECRET}" }) { isAdminPassword } }`,
  );
  await browser.rest('GET', verifyPath(link));
  await verify(browser, link);
  await browser.signIn(EMAIL, WRONG);
  await browser.signIn(EMAIL, PASSWORD, true);
  record('access token', browser.token);
  recordCookies('first');
  await browser.gql(RENEW);
  recordCookies('second');
  const thief = new Browser(harness);
  const stolen = record('stolen cookie', secrets.get('first bhor_refresh, whole'));
  thief.cookies.set('bhor_refresh', { value: stolen, attributes: '' });
  harness.clock.ms += 60_000;
  await thief.gql(RENEW);
  const otp = record('code', await requestCode(harness, browser, EMAIL));
  await browser.gql(VERIFY_OTP, { input: { email: EMAIL, otp: differentCode(otp) } });
  const { body } = await browser.rest('POST', '/api/user/verify-otp', { email: EMAIL, otp });
  const resetToken = record('reset token', String(body['resetToken']));
  await browser.gql(RESET, { input: { resetToken, password: RESET_TO } });
  await browser.gql(RESET, { input: { resetToken, password: RESET_TO } });
  await browser.signIn(EMAIL, RESET_TO);
  await browser.gql(CHANGE, { input: { currentPassword: RESET_TO, newPassword: CHANGED_TO } });
  await browser.signIn(EMAIL, CHANGED_TO);
  const input = { name: 'Asha', contact: '98765 43210', userName: 'asha.of.pune' };
  await browser.gql(UPDATE_PROFILE, { input: profileInput(input) });
  await browser.gql(UPDATE_PROFILE, { input: profileInput({ ...input, contact: '90000 00001' }) });
  await harness.runDueJobs();
  // A client error whose message contains personal data.
  await browser.rest('POST', '/client-errors', {
    kind: 'window',
    message: `No profile for ${EMAIL}, +91 98765 43210`,
    stack: `at http://studio.example${verifyPath(link)}\nat Bearer ${browser.token}`,
    route: `/register?token=${link.token}&email=${EMAIL}`,
    release: 'entry-client.js',
  });
}

test('the complete life cycle of an account leaves no secrets in the log, even at level trace', async () => {
  for (const value of [EMAIL, NEWCOMER, PASSWORD, WRONG, RESET_TO, CHANGED_TO, ADMIN_SECRET])
    record(value, value);
  for (const value of ['9876543210', '98765 43210', '9000000001', 'asha.of.pune', 'Guess-of-a-stranger']) {
    record(value, value);
  }
  await useAccount();
  expect(harness.logs.join('')).toContain('"path":"/api/user/verify-email/[...]"');
  expect(harness.logs.join('')).toContain('error in a browser');
  expectNoSecrets();
});

/** Each makes statements with addresses, hashes, codes and mails fail. */
const FAULTS: [name: string, broken: string, repaired: string][] = [
  [
    'a constraint that every row violates',
    'alter table sign_ups add constraint broken check (false) not valid;' +
      'alter table sessions add constraint broken check (false) not valid;' +
      'alter table mails add constraint broken check (false) not valid;' +
      'alter table users add constraint broken check (false) not valid',
    'alter table sign_ups drop constraint broken; alter table sessions drop constraint broken;' +
      'alter table mails drop constraint broken; alter table users drop constraint broken',
  ],
  [
    'missing columns',
    'alter table users rename column phone to telephone; alter table sign_ups rename column email to mail;' +
      'alter table password_resets rename column code_hash to code',
    'alter table users rename column telephone to phone; alter table sign_ups rename column mail to email;' +
      'alter table password_resets rename column code to code_hash',
  ],
  [
    'columns that are too short',
    'alter table mails alter column subject type varchar(1) using left(subject, 1);' +
      'alter table sessions alter column device type varchar(1) using left(device, 1)',
    'alter table mails alter column subject type varchar(200); alter table sessions alter column device type varchar(120)',
  ],
  [
    'columns of the wrong type',
    'alter table sign_ups alter column email type int using 1; alter table users alter column phone type uuid using null',
    'alter table sign_ups alter column email type varchar(254); alter table users alter column phone type varchar(16)',
  ],
];

test.each(FAULTS)(
  '%s in the database cause server errors, but no secrets in the log',
  async (_name, broken, repaired) => {
    await browser.signIn(EMAIL, CHANGED_TO);
    harness.logs.length = 0;
    await harness.dataSource.query('delete from sign_ups');
    await harness.dataSource.query(broken);
    const answers = [
      await signUp(browser, NEWCOMER),
      await new Browser(harness).signIn(EMAIL, CHANGED_TO),
      await new Browser(harness).signIn('98765 43210', CHANGED_TO),
      await browser.gql(FORGOT, { email: EMAIL }),
      await browser.gql(UPDATE_PROFILE, {
        input: profileInput({ name: 'Asha', contact: '90000 00001', userName: 'asha.of.pune' }),
      }),
    ];
    await harness.runDueJobs();
    await harness.dataSource.query(repaired);
    expect(answers.filter(({ status }) => status === 500).length).toBeGreaterThan(0);
    for (const { status, errors } of answers.filter((answer) => answer.status === 500)) {
      expect({ status, message: errors[0]?.message }).toEqual({
        status: 500,
        message: 'Something went wrong.',
      });
    }
    const log = harness.logs.join('');
    expect(log).toContain('unexpected error');
    expect(log).not.toMatch(/argon2id|Failing row|Key \(/);
    expectNoSecrets();
  },
);
