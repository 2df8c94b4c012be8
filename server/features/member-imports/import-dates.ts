import { dayOfText, textOfDay, type CalendarDay } from '#common/calendar';
import { CELL_LENGTH_MAX } from '#common/member-imports/limits';
import type { DateOrder } from '#common/member-imports/member-imports';

const NUMERIC = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})$/;
const YEAR_FIRST = /^(\d{4})([./-])(\d{1,2})\2(\d{1,2})$/;
const DAY_AND_NAME = /^(\d{1,2})(?:st|nd|rd|th)?[\s-]+([a-z]{3,9})\.?,?[\s-]+(\d{4}|\d{2})$/i;
const NAME_AND_DAY = /^([a-z]{3,9})\.?[\s-]+(\d{1,2})(?:st|nd|rd|th)?,?[\s-]+(\d{4}|\d{2})$/i;
/** Spreadsheets add the time to dates. Begins at the first of its spaces, so that they are not read again from each. */
const TIME = /(?<![T\s])[T\s]+\d{1,2}:\d{2}(:\d{2}(\.\d+)?)?\s*([ap]m)?z?$/i;

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const LAST_MONTH = 12;
/** Years of two digits up to this one belong to this century. */
const TWO_DIGIT_YEAR_MAX = 69;
const THIS_CENTURY = 2000;
const CENTURY = 100;
/** Others are typing mistakes. */
const YEAR_MIN = 1950;
const YEAR_MAX = 2100;

/** What the numeric dates of a column say about their order. */
export class DateEvidence {
  private hasDayFirst = false;
  private hasMonthFirst = false;
  private hasOpen = false;

  add(text: string): void {
    if (text.length > CELL_LENGTH_MAX) return;
    const [, first, , second] = NUMERIC.exec(text.replace(TIME, '')) ?? [];
    if (first === undefined || second === undefined) return;
    if (Number(first) > LAST_MONTH) this.hasDayFirst = true;
    else if (Number(second) > LAST_MONTH) this.hasMonthFirst = true;
    // The same number twice is the same day in both orders.
    else if (Number(first) !== Number(second)) this.hasOpen = true;
  }

  /** Null if there is no numeric date, or nothing tells the orders apart. */
  get order(): DateOrder | null {
    if (this.hasDayFirst) return 'day_first';
    return this.hasMonthFirst ? 'month_first' : null;
  }

  get isOpen(): boolean {
    return this.order === null && this.hasOpen;
  }
}

/** The day of a date in any usual spelling, as an ISO 8601 date; null for any other text. */
export function dayIn(text: string, order: DateOrder): string | null {
  const parts = partsOf(text.trim().replace(TIME, ''), order);
  return parts && realDay(parts);
}

function partsOf(text: string, order: DateOrder): CalendarDay | null {
  const numeric = NUMERIC.exec(text);
  if (numeric) {
    const [first, second] = [Number(numeric[1]), Number(numeric[3])];
    const [day, month] = order === 'day_first' ? [first, second] : [second, first];
    return { year: yearOf(numeric[4]!), month, day };
  }
  const [, year, , month, day] = YEAR_FIRST.exec(text) ?? [];
  if (year) return { year: Number(year), month: Number(month), day: Number(day) };
  return namedParts(text);
}

function namedParts(text: string): CalendarDay | null {
  const [, day, name, year] = DAY_AND_NAME.exec(text) ?? reordered(NAME_AND_DAY.exec(text));
  if (!day || !name || !year) return null;
  const month = MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;
  return { year: yearOf(year), month, day: Number(day) };
}

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
