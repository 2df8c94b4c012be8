import * as z from 'zod/mini';
import { cleanCode, parseNumber } from '#common/clean-text';
import { refine } from '#common/forms/fields';
import { deskForm, type DeskSectionSettings } from '#common/settings/desk.form';
import { REMINDER_DAYS_MAX } from '#common/settings/limits';
import { messages } from '#common/messages';
import type { DeskRulesFragment } from './settings.generated';

export const DESK_NUMBERS = [
  'discountPercentMaxFrontDesk',
  'discountPercentMaxAdmin',
  'partPercentMinFrontDesk',
  'startDaysAheadMax',
  'backdatedDaysMaxFrontDesk',
  'backdatedDaysMaxAdmin',
  'doubleVisitMinutes',
  'recordedDaysBackMax',
  'exportRowsMax',
  'freezeDaysPerMonth',
  'freezeDaysMin',
  'freezeDaysAheadMax',
] as const;

export const RISK_FIELDS = [
  'riskDaysNotStarted',
  'riskDaysNew',
  'riskDaysFirstYear',
  'riskDaysLonger',
] as const;

type Numbers = Record<(typeof DESK_NUMBERS)[number], string>;
type Risks = Record<(typeof RISK_FIELDS)[number], { moderate: string; high: string }>;

/** The rules as typed: numbers as text, and days separated by commas. */
export interface DeskValues extends Numbers, Risks, Record<string, unknown> {
  upiAddress: string;
  upiPayee: string;
  isUpiMerchant: boolean;
  dueReminderDays: string;
  entryWithDuesDays: string;
}

const numberOf = (text: string): number => parseNumber(text) ?? Number.NaN;

const daysOf = (text: string): number[] =>
  cleanCode(text)
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(Number);

const isReminderDay = (day: number): boolean => Number.isInteger(day) && Math.abs(day) <= REMINDER_DAYS_MAX;

/** Checked before they are numbers, so that the message stands under their field. */
const entered = z.custom<DeskValues>().check(
  refine<DeskValues>(({ dueReminderDays }) => daysOf(dueReminderDays).every(isReminderDay), {
    reason: 'INVALID_FORMAT',
    error: messages.wholeNumber(-REMINDER_DAYS_MAX, REMINDER_DAYS_MAX),
    path: ['dueReminderDays'],
  }),
);

const entriesOf = <Name extends string, Value>(names: readonly Name[], valueOf: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>;

const parsed = z.transform((values: DeskValues): z.input<typeof deskForm> => ({
  ...values,
  ...entriesOf(DESK_NUMBERS, (name) => numberOf(values[name])),
  ...entriesOf(RISK_FIELDS, (name) => ({
    moderate: numberOf(values[name].moderate),
    high: numberOf(values[name].high),
  })),
  dueReminderDays: daysOf(values.dueReminderDays),
  entryWithDuesDays: parseNumber(values.entryWithDuesDays),
}));

const rules: z.ZodMiniType<DeskSectionSettings, z.input<typeof deskForm>> = deskForm;

export const deskSchema: z.ZodMiniType<DeskSectionSettings, DeskValues> = z.pipe(
  entered,
  z.pipe(parsed, rules),
);

export const deskValuesOf = (saved: DeskRulesFragment): DeskValues => ({
  upiAddress: saved.upiAddress,
  upiPayee: saved.upiPayee,
  isUpiMerchant: saved.isUpiMerchant,
  ...entriesOf(DESK_NUMBERS, (name) => String(saved[name])),
  ...entriesOf(RISK_FIELDS, (name) => ({
    moderate: String(saved[name].moderate),
    high: String(saved[name].high),
  })),
  dueReminderDays: saved.dueReminderDays.join(', '),
  entryWithDuesDays: saved.entryWithDuesDays == null ? '' : String(saved.entryWithDuesDays),
});
