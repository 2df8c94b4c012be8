import { addDays, dayOfText, startOfHour, studioDay, textOfDay, type CalendarDay } from '#common/calendar';
import { cleanCode } from '#common/clean-text';
import { DATE_LENGTH_MAX } from '#common/member-imports/limits';
import type { DateOrder } from '#common/member-imports/member-imports';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#common/time';

const NUMERIC = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})$/;
const YEAR_FIRST = /^(\d{4})([./-])(\d{1,2})\2(\d{1,2})$/;
const COMPACT = /^(\d{4})(\d{2})(\d{2})$/;
const DAY_AND_NAME = /^(\d{1,2})(?:st|nd|rd|th)?[\s-]+([a-z]{3,9})\.?,?[\s-]+(\d{4}|\d{2})$/i;
const NAME_AND_DAY = /^([a-z]{3,9})\.?[\s-]+(\d{1,2})(?:st|nd|rd|th)?,?[\s-]+(\d{4}|\d{2})$/i;
const WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}\.?,?\s+/i;
/** Days since the end of 1899, as spreadsheets number them; the time is a fraction. */
const SERIAL = /^(\d{5})(\.\d{1,12})?$/;
/** Spreadsheets add the time to dates. Begins at the first of its spaces, so that they are not read again from each. */
const TIME =
  /(?<![,T\s])[,T\s]+(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?\s?([ap]\.?m\.?)?\s?(z|utc|gmt|(?:utc|gmt)?[+-]\d{2}(?::?\d{2})?)?(?:\s\([^()]{1,40}\))?$/i;
/** Index of the group with the time zone. */
const ZONE = 6;
const OFFSET = /([+-])(\d{2}):?(\d{2})?$/;

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const LAST_MONTH = 12;
/** Years of two digits up to this one belong to this century. */
const TWO_DIGIT_YEAR_MAX = 69;
const THIS_CENTURY = 2000;
const CENTURY = 100;
/** Years outside this range are typing mistakes. */
const YEAR_MIN = 1950;
const YEAR_MAX = 2100;
/** The day with the number 0 in spreadsheets. */
const SERIAL_START: CalendarDay = { year: 1899, month: 12, day: 30 };
const NOON = 12;
/** Minutes of an hour, and seconds of a minute. */
const SIXTY = 60;
/** Digits of milliseconds. */
const MS_DIGITS = 3;
/** Cells of a column that tell whether it has last days of plans; all of them tell the order. */
const LIKELY_END_CELLS = 1000;

/** Evidence for the order of day and month in the numeric dates of a column. */
export class DateEvidence {
  private hasDayFirst = false;
  private hasMonthFirst = false;
  private hasOpen = false;
  private hasFuture = false;
  private filledCount = 0;
  private dayCount = 0;

  /** `today` is an ISO 8601 date. */
  constructor(private readonly today: string) {}

  add(text: string): void {
    if (text === '') return;
    this.filledCount += 1;
    const written = dateAndTime(text);
    if (!written || !/\d/.test(written.date)) return;
    this.addOrder(written.date);
    if (this.filledCount > LIKELY_END_CELLS) return;
    const day = dayOf(written, 'day_first') ?? dayOf(written, 'month_first');
    if (day) this.dayCount += 1;
    // A number alone may be something else than a date.
    if (day && day > this.today && /\D/.test(written.date)) this.hasFuture = true;
  }

  private addOrder(date: string): void {
    const [, first, , second] = NUMERIC.exec(date) ?? [];
    if (first === undefined || second === undefined) return;
    if (Number(first) > LAST_MONTH) this.hasDayFirst = true;
    else if (Number(second) > LAST_MONTH) this.hasMonthFirst = true;
    // The same number twice is the same day in both orders.
    else if (Number(first) !== Number(second)) this.hasOpen = true;
  }

  /** Null if there is no numeric date, or nothing tells the orders apart, or one date contradicts another. */
  get order(): DateOrder | null {
    if (this.hasDayFirst === this.hasMonthFirst) return null;
    return this.hasDayFirst ? 'day_first' : 'month_first';
  }

  get isOpen(): boolean {
    return this.order === null && (this.hasOpen || this.hasDayFirst);
  }

  /** Whether the column may contain the last days of plans: by its head, or because some days are yet to come. */
  isLikelyEnd(hasEndHead: boolean): boolean {
    const hasDays = this.dayCount > 0 && this.dayCount * 2 >= Math.min(this.filledCount, LIKELY_END_CELLS);
    return hasDays && (hasEndHead || this.hasFuture);
  }
}

interface WrittenDate {
  date: string;
  time: RegExpExecArray | null;
}

/** A day at the studio, as an ISO 8601 date, and perhaps a time. */
export interface Moment {
  day: string;
  /** Null for a day without a time. */
  at: number | null;
  /** Whether it has a time with a zone, which programs write and people do not. */
  isExact: boolean;
}

/**
 * The day of a date in any usual spelling, as an ISO 8601 date; null for any other text. With a time zone it is the day at
 * the studio.
 */
export function dayIn(text: string, order: DateOrder): string | null {
  const written = dateAndTime(text);
  return written && dayOf(written, order);
}

/** Null for a text that is too long. */
function dateAndTime(text: string): WrittenDate | null {
  if (text.length > DATE_LENGTH_MAX) return null;
  const plain = cleanCode(text).replace(WEEKDAY, '');
  const time = TIME.exec(plain);
  return { date: time ? plain.slice(0, time.index) : plain, time };
}

/** The moment that a text names by date and time: time at the studio, unless it has a time zone. */
export function momentIn(text: string, order: DateOrder): Moment | null {
  const written = dateAndTime(text);
  const day = written && writtenDay(written, order);
  if (!day) return null;
  const { date, time } = written;
  const sinceMidnight = time ? timeOfDay(time) : serialTime(date);
  if (sinceMidnight === null) return time ? null : { day, at: null, isExact: false };
  if (time?.[ZONE]) {
    const at = Date.parse(day) + sinceMidnight - offsetOf(time);
    return { day: textOfDay(studioDay(at)), at, isExact: true };
  }
  const hour = Math.floor(sinceMidnight / HOUR_MS);
  const at = startOfHour(dayOfText(day)!, hour) + (sinceMidnight % HOUR_MS);
  return { day, at, isExact: false };
}

function dayOf(written: WrittenDate, order: DateOrder): string | null {
  const { time } = written;
  const day = writtenDay(written, order);
  if (!day || !time?.[ZONE]) return day;
  return textOfDay(studioDay(Date.parse(day) + (timeOfDay(time) ?? 0) - offsetOf(time)));
}

function writtenDay({ date }: WrittenDate, order: DateOrder): string | null {
  const parts = serialParts(date) ?? partsOf(date, order);
  return parts && realDay(parts);
}

/** Milliseconds since midnight; null for a time that does not exist. */
function timeOfDay([, hour, minute, second = '0', fraction = '0', half]: RegExpExecArray): number | null {
  if (Number(minute) >= SIXTY || Number(second) >= SIXTY) return null;
  const isAfternoon = half?.toLowerCase().startsWith('p') ?? false;
  const hourOfDay = half ? (Number(hour) % NOON) + (isAfternoon ? NOON : 0) : Number(hour);
  const ms = Number(fraction.padEnd(MS_DIGITS, '0').slice(0, MS_DIGITS));
  const time = hourOfDay * HOUR_MS + Number(minute) * MINUTE_MS + Number(second) * SECOND_MS + ms;
  return time < DAY_MS ? time : null;
}

/** How far a time zone is ahead of UTC. */
function offsetOf(time: RegExpExecArray): number {
  const [, sign, hours = '0', minutes = '0'] = OFFSET.exec(time[ZONE]!) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS);
}

/** The time in the number of a spreadsheet, to the second. */
function serialTime(text: string): number | null {
  const fraction = SERIAL.exec(text)?.[2];
  return fraction === undefined ? null : Math.round((Number(fraction) * DAY_MS) / SECOND_MS) * SECOND_MS;
}

function serialParts(text: string): CalendarDay | null {
  const days = SERIAL.exec(text)?.[1];
  return days === undefined ? null : addDays(SERIAL_START, Number(days));
}

function partsOf(text: string, order: DateOrder): CalendarDay | null {
  const numeric = NUMERIC.exec(text);
  if (numeric) {
    const [first, second] = [Number(numeric[1]), Number(numeric[3])];
    const [day, month] = order === 'day_first' ? [first, second] : [second, first];
    return { year: yearOf(numeric[4]!), month, day };
  }
  const [, year, , month, day] = YEAR_FIRST.exec(text) ?? separated(COMPACT.exec(text));
  if (year) return { year: Number(year), month: Number(month), day: Number(day) };
  return namedParts(text);
}

function namedParts(text: string): CalendarDay | null {
  const [, day, name, year] = DAY_AND_NAME.exec(text) ?? reordered(NAME_AND_DAY.exec(text));
  if (!day || !name || !year) return null;
  const month = MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;
  return { year: yearOf(year), month, day: Number(day) };
}

/** The groups where the others have them, with none for a separator. */
const separated = (match: RegExpExecArray | null) =>
  match ? [match[0], match[1], '', match[2], match[3]] : [];

const reordered = (match: RegExpExecArray | null) => (match ? [match[0], match[2], match[1], match[3]] : []);

function yearOf(digits: string): number {
  const year = Number(digits);
  if (digits.length > 2) return year;
  return year + (year <= TWO_DIGIT_YEAR_MAX ? THIS_CENTURY : THIS_CENTURY - CENTURY);
}

/** Null for days that do not exist, such as 31 February. */
function realDay({ year, month, day }: CalendarDay): string | null {
  if (month < 1 || month > LAST_MONTH || day < 1 || year < YEAR_MIN || year > YEAR_MAX) return null;
  const text = [
    String(year).padStart(4, '0'),
    String(month).padStart(2, '0'),
    String(day).padStart(2, '0'),
  ].join('-');
  const found = dayOfText(text);
  return found && textOfDay(found);
}
