import * as z from 'zod/mini';
import type { Country } from '../calling-codes';
import { CURRENCY_CODES } from '../currencies';
import { refine } from '../forms/fields';
import { regionMessages as messages } from './messages';
import { isTimeZone } from './time-zones';

/** Countries, whose dates and numbers are written as there. The texts are English. */
export const LOCALES = [
  'en-IN',
  'en-AE',
  'en-AU',
  'en-CA',
  'en-GB',
  'en-IE',
  'en-NZ',
  'en-SG',
  'en-US',
  'en-ZA',
] as const satisfies readonly `en-${Country}`[];

/** Days on which a week may begin; 0 is Sunday. */
export const WEEK_STARTS = [1, 0, 6] as const;

/** Time zone, week, currency, and formats of dates and numbers. */
export const regionForm = z.object({
  timeZone: z
    .string()
    .check(refine<string>(isTimeZone, { reason: 'INVALID', error: messages.timeZoneUnknown })),
  locale: z.enum(LOCALES, { error: messages.localeUnknown }),
  weekStart: z.literal(WEEK_STARTS, { error: messages.weekStartUnknown }),
  currency: z.enum(CURRENCY_CODES, { error: messages.currencyUnknown }),
});

export type RegionSettings = z.infer<typeof regionForm>;
