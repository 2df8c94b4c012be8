/** Settings of the studio that environment variables may set instead. */
import { z } from 'zod';
import { UPI_ADDRESS } from '#common/settings/desk.form';
import { isGstin } from '#common/settings/gstin';
import { RAZORPAY_KEY_ID } from '#common/settings/gateway.form';

/** In a URL with a password, an `@` after `/`, `?` or `#` shows that one of these is part of the password. */
const UNENCODED_PASSWORD = /^\w+:\/\/[^/?#]*[/?#].*@|%(?![\da-f]{2})/i;

/** A URL that may contain a user name and a password. */
export const urlWithPassword = (protocol: RegExp) =>
  z
    .string()
    .refine((url) => !UNENCODED_PASSWORD.test(url), {
      error: 'the password has characters that must be percent-encoded, such as %23 for # and %40 for @',
      abort: true,
    })
    .pipe(z.url({ protocol }));

/** An address, or `Name <address>`. */
export interface Sender {
  name: string;
  address: string;
}

const SENDER = /^([^<>\r\n]+ <[^<>\s@]+@[^<>\s@]+>|[^<>\s@]+@[^<>\s@]+)$/;

function senderOf(text: string): Sender {
  const [, name = '', address = text] = /^([^<]*)<(.+)>$/.exec(text) ?? [];
  return { name: name.trim(), address };
}

const WEBHOOK_SECRET_LENGTH_MIN = 8;

const numberOfDays = z.coerce.number('a number').int('a whole number').min(0).max(366);

const percent = z.coerce.number('a number').int('a whole number').min(0).max(100);

/** Days such as `-1,1,7`; `none` for no days. */
const days = z.union(
  [
    z.literal('none').transform((): number[] => []),
    z
      .string()
      .regex(/^-?\d{1,2}(,-?\d{1,2}){0,9}$/)
      .transform((text) => [...new Set(text.split(',').map(Number))]),
  ],
  'days such as -1,1,7, or none',
);

export const SETTING_VARIABLES = {
  SMTP_URL: urlWithPassword(/^smtps?$/).optional(),
  MAIL_FROM: z.string().regex(SENDER, 'an address, or Name <address>').transform(senderOf).optional(),
  GST_RATE_PERCENT: z.coerce
    .number('a number')
    .min(0)
    .max(50)
    .multipleOf(0.01, 'at most two decimals')
    .optional(),
  GST_INCLUSIVE: z
    .enum(['true', 'false'])
    .transform((value) => value === 'true')
    .optional(),
  GSTIN: z
    .string()
    .refine(isGstin, 'a GSTIN of 15 characters, of which the last one checks the others')
    .optional(),
  GST_SAC: z
    .string()
    .regex(/^\d{4,8}$/, '4 to 8 digits')
    .optional(),
  UPI_ADDRESS: z.string().regex(UPI_ADDRESS, 'a UPI address such as studio@bank').optional(),
  DISCOUNT_PERCENT_MAX_FRONT_DESK: percent.optional(),
  DISCOUNT_PERCENT_MAX_ADMIN: percent.optional(),
  PART_PERCENT_MIN_FRONT_DESK: percent.optional(),
  DUE_REMINDER_DAYS: days.optional(),
  ENTRY_WITH_DUES_DAYS: z
    .union([z.literal('always').transform(() => null), z.coerce.number().int().min(0).max(366)], {
      error: 'a number of days, or always',
    })
    .optional(),
  START_DAYS_AHEAD_MAX: numberOfDays.optional(),
  BACKDATED_DAYS_MAX_FRONT_DESK: numberOfDays.optional(),
  BACKDATED_DAYS_MAX_ADMIN: numberOfDays.optional(),
  RAZORPAY_KEY_ID: z.string().regex(RAZORPAY_KEY_ID, 'a key id such as rzp_test_...').optional(),
  RAZORPAY_KEY_SECRET: z.string().optional(),
  /** The current secret, and those before it. */
  RAZORPAY_WEBHOOK_SECRET: z
    .string()
    .transform((list) => list.split(',').map((secret) => secret.trim()))
    .refine(
      (secrets) => secrets.every(({ length }) => length >= WEBHOOK_SECRET_LENGTH_MIN),
      `at least ${WEBHOOK_SECRET_LENGTH_MIN} characters each`,
    )
    .optional(),
};

export type SettingValues = z.infer<z.ZodObject<typeof SETTING_VARIABLES>>;
