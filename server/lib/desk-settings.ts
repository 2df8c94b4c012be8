import { z } from 'zod';

const numberOfDays = z.coerce.number('a number').int('a whole number').min(0).max(366);

const percent = z.coerce.number('a number').int('a whole number').min(0).max(100);

/** A setting of days, such as `-1,1,7`; `none` for no days. */
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

/** The settings of sales at the front desk. */
export const DESK_SETTINGS = {
  UPI_ADDRESS: z
    .string()
    .regex(/^[\w.-]{2,256}@[a-z][a-z0-9.-]{1,63}$/i, 'a UPI address such as studio@bank')
    .optional(),
  DISCOUNT_PERCENT_MAX_FRONT_DESK: percent.default(10),
  DISCOUNT_PERCENT_MAX_ADMIN: percent.default(100),
  PART_PERCENT_MIN_FRONT_DESK: percent.default(20),
  DUE_REMINDER_DAYS: days.default([-1, 1, 7]),
  ENTRY_WITH_DUES_DAYS: z
    .union([z.literal('always').transform(() => null), z.coerce.number().int().min(0).max(366)], {
      error: 'a number of days, or always',
    })
    .default(7),
  START_DAYS_AHEAD_MAX: numberOfDays.default(60),
  BACKDATED_DAYS_MAX_FRONT_DESK: numberOfDays.default(3),
  BACKDATED_DAYS_MAX_ADMIN: numberOfDays.default(31),
};

type Values = z.infer<z.ZodObject<typeof DESK_SETTINGS>>;

/** What each role may do when it sells plans. */
export const deskSettingsOf = (values: Values) => ({
  upiAddress: values.UPI_ADDRESS ?? null,
  discountPercentMax: {
    user: 0,
    trainer: 0,
    front_desk: values.DISCOUNT_PERCENT_MAX_FRONT_DESK,
    admin: values.DISCOUNT_PERCENT_MAX_ADMIN,
    owner: values.DISCOUNT_PERCENT_MAX_ADMIN,
  },
  partPercentMin: {
    user: 100,
    trainer: 100,
    front_desk: values.PART_PERCENT_MIN_FRONT_DESK,
    admin: 0,
    owner: 0,
  },
  dueReminderDays: values.DUE_REMINDER_DAYS,
  entryWithDuesDays: values.ENTRY_WITH_DUES_DAYS,
  startDaysAheadMax: values.START_DAYS_AHEAD_MAX,
  backdatedDaysMax: {
    user: 0,
    trainer: 0,
    front_desk: values.BACKDATED_DAYS_MAX_FRONT_DESK,
    admin: values.BACKDATED_DAYS_MAX_ADMIN,
    owner: values.BACKDATED_DAYS_MAX_ADMIN,
  },
});
