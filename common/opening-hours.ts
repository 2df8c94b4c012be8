import { studio, type LabelledHoliday, type OpenSpan } from './studio';
import { DAY_MS, MINUTE_MS } from './time';

export type { OpenSpan };

/** Names of the days as numbered by `Date`, 0 is Sunday. */
export const DAY_NAMES = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

/** The days as numbered by `Date`, from the first one of the studio's week on. */
export const daysOfWeek = (): number[] => DAY_NAMES.map((_, day) => (studio.weekStart + day) % 7);

/** How many days ahead holidays are announced. */
const HOLIDAYS_AHEAD_DAYS = 30;

interface WeeklyTiming {
  /** Days as in `Date`. */
  days: number[];
  /** "Monday to Saturday". */
  label: string;
  /** None if the studio is closed. */
  spans: readonly OpenSpan[];
}

/** The weekly opening hours from the first day on, with one row for neighbouring days that share them. */
export function weeklyTimings(): WeeklyTiming[] {
  const rows: Omit<WeeklyTiming, 'label'>[] = [];
  for (const day of daysOfWeek()) {
    const spans = spansOnWeekday(day);
    const last = rows.at(-1);
    if (last && areSame(last.spans, spans)) last.days.push(day);
    else rows.push({ days: [day], spans });
  }
  return rows.map((row) => ({ ...row, label: labelOf(row.days) }));
}

const areSame = (some: readonly OpenSpan[], others: readonly OpenSpan[]): boolean =>
  some.length === others.length &&
  some.every(({ from, to }, index) => from === others[index]!.from && to === others[index]!.to);

function labelOf(days: readonly number[]): string {
  if (days.length === DAY_NAMES.length) return 'Every day';
  const [first, ...others] = days.map((day) => DAY_NAMES[day]!);
  const last = others.at(-1);
  return [first, last].filter(Boolean).join(others.length === 1 ? ' and ' : ' to ');
}

/** Formats a time of day: "5 am", "3:30 pm". */
export function formatTimeOfDay(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24;
  const rest = minutes % 60;
  const clock = `${hour % 12 || 12}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`;
  return `${clock} ${hour < 12 ? 'am' : 'pm'}`;
}

/** Formats an opening period: "5 am to 12 pm". */
export function formatSpan(span: OpenSpan): string {
  return `${formatTimeOfDay(span.from)} to ${formatTimeOfDay(span.to)}`;
}

/** The opening periods of a day in words: "5 am to 12 pm and 3 pm to 10 pm", or "closed". */
export const formatSpans = (spans: readonly OpenSpan[]): string =>
  spans.map(formatSpan).join(' and ') || 'closed';

/** The week in one line: "Monday to Saturday 5 am to 12 pm and 3 pm to 10 pm, Sunday 5 am to 12 pm". */
export const openingHours = (): string =>
  weeklyTimings()
    .map(({ label, spans }) => `${label} ${formatSpans(spans)}`)
    .join(', ');

/** Day of the week (0 is Sunday), date (ISO 8601) and minutes after midnight at the studio. */
export function studioTime(epochMs: number): { day: number; date: string; minutes: number } {
  const [offset] = studio.offsets.findLast(([, from]) => from <= epochMs)!;
  const wallTime = new Date(epochMs + offset * MINUTE_MS);
  return {
    day: wallTime.getUTCDay(),
    date: wallTime.toISOString().slice(0, 10),
    minutes: wallTime.getUTCHours() * 60 + wallTime.getUTCMinutes(),
  };
}

/** Opening periods of a day of the week, 0 is Sunday. */
export const spansOnWeekday = (day: number): readonly OpenSpan[] => studio.week[day] ?? [];

/** The holidays of today and of the next weeks, earliest first. */
export function upcomingHolidays(epochMs: number): LabelledHoliday[] {
  const { date } = studioTime(epochMs);
  const last = studioTime(epochMs + HOLIDAYS_AHEAD_DAYS * DAY_MS).date;
  return studio.holidays.filter(({ from, to }) => to >= date && from <= last);
}
