/** Settings of the studio that environment variables set. */
import { expect, test } from 'vitest';
import { loadConfig } from './config';

function refusalOf(env: Record<string, string>): string {
  try {
    loadConfig(env);
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('The configuration was accepted.');
}

const GSTIN = '27AAPFU0939F1ZV';

const lockedBy = (env: Record<string, string>) =>
  Object.fromEntries(loadConfig(env).lockedSettings.fields.map(({ field, value }) => [field, value]));

test('reads the GST rate, and whether prices include it', () => {
  const rate = { from: '2017-07-01', basisPoints: 500, sac: '999723' };
  expect(lockedBy({ GST_RATE_PERCENT: '5', GSTIN })).toEqual({ gstin: GSTIN, rates: [rate] });
  const other = { GST_RATE_PERCENT: '0.25', GST_INCLUSIVE: 'false', GST_SAC: '998311' };
  expect(lockedBy({ ...other, GSTIN })).toEqual({
    gstin: GSTIN,
    rates: [{ ...rate, basisPoints: 25, sac: '998311' }],
    isInclusive: false,
  });
  expect(lockedBy({ GST_RATE_PERCENT: '0' })).toEqual({ rates: [] });
});

test('reads a UPI address, limits of discounts, days of reminders and for how long members enter with dues', () => {
  expect(lockedBy({ UPI_ADDRESS: 'studio.bhor@okbank' })).toEqual({ upiAddress: 'studio.bhor@okbank' });
  const limits = { DISCOUNT_PERCENT_MAX_FRONT_DESK: '0', DISCOUNT_PERCENT_MAX_ADMIN: '25' };
  expect(lockedBy(limits)).toEqual({ discountPercentMaxFrontDesk: 0, discountPercentMaxAdmin: 25 });
  expect(lockedBy({ DUE_REMINDER_DAYS: '-3,0,0,14' })).toEqual({ dueReminderDays: [-3, 0, 14] });
  expect(lockedBy({ DUE_REMINDER_DAYS: 'none' })).toEqual({ dueReminderDays: [] });
  expect(lockedBy({ ENTRY_WITH_DUES_DAYS: '0' })).toEqual({ entryWithDuesDays: 0 });
  expect(lockedBy({ ENTRY_WITH_DUES_DAYS: 'always' })).toEqual({ entryWithDuesDays: null });
});

test('reads the sender and the parts of the mail server, and keeps the password apart', () => {
  const env = {
    MAIL_FROM: 'Bhor <post@studio.example>',
    SMTP_URL: 'smtps://asha%40studio:s3cret@mail.example',
  };
  expect(lockedBy(env)).toEqual({
    senderName: 'Bhor',
    senderEmail: 'post@studio.example',
    smtpHost: 'mail.example',
    smtpPort: 465,
    smtpUser: 'asha@studio',
  });
  expect(loadConfig(env).lockedSettings.secrets).toEqual([
    { name: 'smtp_password', variable: 'SMTP_URL', value: 's3cret' },
  ]);
});

test.each([
  ['UPI_ADDRESS', 'studio'],
  ['DISCOUNT_PERCENT_MAX_ADMIN', '101'],
  ['DISCOUNT_PERCENT_MAX_ADMIN', '2.5'],
  ['PART_PERCENT_MIN_FRONT_DESK', '-1'],
  ['DUE_REMINDER_DAYS', '1 7'],
  ['DUE_REMINDER_DAYS', '1,365'],
  ['ENTRY_WITH_DUES_DAYS', '-1'],
  ['ENTRY_WITH_DUES_DAYS', 'never'],
  ['GSTIN', '27AAPFU0939F1ZW'],
])('refuses the setting %s=%s', (name, value) => {
  expect(refusalOf({ [name]: value })).toContain(name);
});

test('refuses a GST rate without a GSTIN', () => {
  expect(refusalOf({ GST_RATE_PERCENT: '5' })).toContain('needs a GSTIN');
});

const RAZORPAY = {
  RAZORPAY_KEY_ID: 'rzp_test_1',
  RAZORPAY_KEY_SECRET: 's3cret-of-the-key',
  RAZORPAY_WEBHOOK_SECRET: 'new-s3cret,old-s3cret',
};

test('reads the Razorpay account; the webhook secret may be followed by its predecessor', () => {
  expect(lockedBy(RAZORPAY)).toEqual({ razorpayKey: 'rzp_test_1' });
  expect(loadConfig(RAZORPAY).lockedSettings.secrets.map(({ value }) => value)).toEqual([
    's3cret-of-the-key',
    'new-s3cret,old-s3cret',
  ]);
  const local = { RAZORPAY_API_URL: 'http://localhost:4400/' };
  expect(loadConfig(local).razorpay.apiUrl).toBe('http://localhost:4400');
});

test.each([
  ['the key id alone', { RAZORPAY_KEY_ID: 'rzp_test_1' }],
  ['no webhook secret', { ...RAZORPAY, RAZORPAY_WEBHOOK_SECRET: '' }],
  ['no key secret', { ...RAZORPAY, RAZORPAY_KEY_SECRET: ' ' }],
  ['a key id of another service', { ...RAZORPAY, RAZORPAY_KEY_ID: 'AKIA-s3cret' }],
  ['an empty second secret', { ...RAZORPAY, RAZORPAY_WEBHOOK_SECRET: 'new-s3cret,' }],
  ['the local gateway in production', { ...RAZORPAY, RAZORPAY_API_URL: 'http://x', NODE_ENV: 'production' }],
])('refuses an incomplete or invalid Razorpay configuration (%s) without echoing secrets', (_what, env) => {
  const refusal = refusalOf(env);
  expect(refusal).toMatch(/^Wrong settings: .*RAZORPAY_/);
  expect(refusal).not.toContain('s3cret');
});
