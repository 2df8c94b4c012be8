import { studio } from './studio';
import { MINUTE_MS } from './time';

/** An opening period, in minutes after midnight in the studio's time zone. */
export interface OpenSpan {
  from: number;
  to: number;
}

const hours = (from: number, to: number): OpenSpan => ({ from: from * 60, to: to * 60 });

const WEEKDAY_SPANS = [hours(5, 12), hours(15, 22)];
const SUNDAY_SPANS = [hours(5, 12)];

/** Weekly opening hours, with one row for days that share them; days as in `Date`, 0 is Sunday. */
export const weeklyTimings = [
  { days: [1, 2, 3, 4, 5, 6], label: 'Monday to Saturday', spans: WEEKDAY_SPANS },
  { days: [0], label: 'Sunday', spans: SUNDAY_SPANS },
];

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

/** The week in one line: "Monday to Saturday 5 am to 12 pm and 3 pm to 10 pm, Sunday 5 am to 12 pm". */
export const openingHours = (): string =>
  weeklyTimings.map(({ label, spans }) => `${label} ${spans.map(formatSpan).join(' and ')}`).join(', ');

/** Day of the week (0 is Sunday) and minutes after midnight at the studio. */
export function studioTime(epochMs: number): { day: number; minutes: number } {
  const wallTime = new Date(epochMs + studio.utcOffsetMinutes * MINUTE_MS);
  return { day: wallTime.getUTCDay(), minutes: wallTime.getUTCHours() * 60 + wallTime.getUTCMinutes() };
}

/** Whether the studio is open now, with a line of text that says until or from when. */
export function openingLine(epochMs: number): { isOpen: boolean; text: string } {
  const { day, minutes } = studioTime(epochMs);
  const today = spansOn(day);
  const current = today.find((span) => minutes >= span.from && minutes < span.to);
  if (current) return { isOpen: true, text: `Open until ${formatTimeOfDay(current.to)}` };
  const later = today.find((span) => minutes < span.from);
  if (later && later !== today[0]) {
    return { isOpen: false, text: `Back at ${formatTimeOfDay(later.from)}` };
  }
  const next = later ?? spansOn((day + 1) % 7)[0];
  return { isOpen: false, text: next ? `Closed, opens ${formatTimeOfDay(next.from)}` : 'Closed' };
}

/** Opening periods of a day of the week, 0 is Sunday; empty for a day that is not in the table. */
export function spansOn(day: number): OpenSpan[] {
  return weeklyTimings.find((row) => row.days.includes(day))?.spans ?? [];
}
