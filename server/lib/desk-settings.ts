import { z } from 'zod';

const days = z.coerce.number('a number').int('a whole number').min(0).max(366);

const percent = z.coerce.number('a number').int('a whole number').min(0).max(100);

/** The settings of sales at the front desk. */
export const DESK_SETTINGS = {
  UPI_ADDRESS: z
    .string()
    .regex(/^[\w.-]{2,256}@[a-z][a-z0-9.-]{1,63}$/i, 'a UPI address such as studio@bank')
    .optional(),
  DISCOUNT_PERCENT_MAX_FRONT_DESK: percent.default(10),
  DISCOUNT_PERCENT_MAX_ADMIN: percent.default(100),
  PART_PERCENT_MIN_FRONT_DESK: percent.default(20),
  START_DAYS_AHEAD_MAX: days.default(60),
  BACKDATED_DAYS_MAX_FRONT_DESK: days.default(3),
  BACKDATED_DAYS_MAX_ADMIN: days.default(31),
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
  },
  partPercentMin: { user: 100, trainer: 100, front_desk: values.PART_PERCENT_MIN_FRONT_DESK, admin: 0 },
  startDaysAheadMax: values.START_DAYS_AHEAD_MAX,
  backdatedDaysMax: {
    user: 0,
    trainer: 0,
    front_desk: values.BACKDATED_DAYS_MAX_FRONT_DESK,
    admin: values.BACKDATED_DAYS_MAX_ADMIN,
  },
});
