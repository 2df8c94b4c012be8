import * as z from 'zod/mini';
import { cleanCode } from '../clean-text';
import { refine } from '../forms/fields';
import { optionalLine, wholeNumber } from './fields';
import * as limits from './limits';
import { deskMessages as messages } from './messages';

/** A UPI address (VPA), such as `studio@bank`. */
export const UPI_ADDRESS = /^[\w.-]{2,256}@[a-z][a-z0-9.-]{1,63}$/i;

const days = wholeNumber({ min: 0, max: limits.DESK_DAYS_MAX });
const percent = wholeNumber({ min: 0, max: 100 });
const quietDays = wholeNumber({ min: 1, max: limits.QUIET_DAYS_MAX });

/** Numbers of days without a visit after which members are at moderate and at high risk. */
const riskDays = z.object({ moderate: quietDays, high: quietDays }).check(
  refine<{ moderate: number; high: number }>(({ moderate, high }) => moderate < high, {
    reason: 'INVALID',
    error: messages.highFirst,
    path: ['high'],
  }),
);

/** Rules and reminders of the front desk. */
export const deskForm = z.object({
  upiAddress: z.string().check(
    z.overwrite(cleanCode),
    refine<string>((value) => value === '' || UPI_ADDRESS.test(value), {
      reason: 'INVALID_FORMAT',
      error: messages.upiAddressInvalid,
    }),
  ),
  upiPayee: optionalLine(limits.STUDIO_NAME_LENGTH_MAX),
  isUpiMerchant: z.boolean(),
  discountPercentMaxFrontDesk: percent,
  discountPercentMaxAdmin: percent,
  partPercentMinFrontDesk: percent,
  startDaysAheadMax: days,
  backdatedDaysMaxFrontDesk: days,
  backdatedDaysMaxAdmin: days,
  dueReminderDays: z
    .array(wholeNumber({ min: -limits.REMINDER_DAYS_MAX, max: limits.REMINDER_DAYS_MAX }))
    .check(
      z.maxLength(limits.REMINDERS_MAX, { error: messages.tooManyReminders }),
      z.overwrite((value) => [...new Set(value)].toSorted((one, other) => one - other)),
    ),
  entryWithDuesDays: z.nullish(days),
  doubleVisitMinutes: wholeNumber(limits.DOUBLE_VISIT_MINUTES),
  recordedDaysBackMax: wholeNumber(limits.RECORDED_DAYS_BACK),
  exportRowsMax: wholeNumber(limits.DESK_EXPORT_ROWS),
  freezeDaysPerMonth: wholeNumber(limits.FREEZE_DAYS_PER_MONTH),
  freezeDaysMin: wholeNumber(limits.FREEZE_DAYS_MIN),
  freezeDaysAheadMax: days,
  riskDaysNotStarted: riskDays,
  riskDaysNew: riskDays,
  riskDaysFirstYear: riskDays,
  riskDaysLonger: riskDays,
});

export type DeskSectionSettings = z.infer<typeof deskForm>;
