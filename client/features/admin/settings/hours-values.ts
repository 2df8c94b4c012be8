import * as z from 'zod/mini';
import { hoursForm } from '#common/settings/settings.form';
import type { OpenSpan } from '#common/studio';
import type { OpeningHoursFragment } from './settings.generated';

/** Periods of a day that the form has inputs for, unless more are saved. */
const PERIODS = 2;

/** "05:00" to "12:00"; both are empty for no period. */
export interface EnteredSpan {
  from: string;
  to: string;
}

export interface EnteredHoliday {
  name: string;
  from: string;
  to: string;
  spans: EnteredSpan[];
}

/** The hours as typed. */
export interface HoursValues extends Record<string, unknown> {
  /** Indexed by day of the week; 0 is Sunday. */
  week: EnteredSpan[][];
  holidays: EnteredHoliday[];
}

const NO_SPAN: EnteredSpan = { from: '', to: '' };

export const noHoliday = (): EnteredHoliday => ({
  name: '',
  from: '',
  to: '',
  spans: Array.from({ length: PERIODS }, () => ({ ...NO_SPAN })),
});

const padded = (part: number) => String(part).padStart(2, '0');

/** The end of the day is midnight, which an input for a time shows as its beginning. */
const clockOf = (minutes: number) => `${padded(Math.floor(minutes / 60) % 24)}:${padded(minutes % 60)}`;

function minutesOf(clock: string, isEnd: boolean): number {
  const [hours = Number.NaN, minutes = Number.NaN] = clock.split(':').map(Number);
  const total = hours * 60 + minutes;
  return isEnd && total === 0 ? 24 * 60 : total;
}

const enteredSpans = (spans: readonly OpenSpan[]): EnteredSpan[] => {
  const entered = spans.map(({ from, to }) => ({ from: clockOf(from), to: clockOf(to) }));
  const missing = Math.max(0, PERIODS - entered.length);
  return [...entered, ...Array.from({ length: missing }, () => ({ ...NO_SPAN }))];
};

/** Leaves out periods in which nothing was typed. */
const parsedSpans = (entered: readonly EnteredSpan[]): OpenSpan[] =>
  entered
    .filter(({ from, to }) => from !== '' || to !== '')
    .map(({ from, to }) => ({ from: minutesOf(from, false), to: minutesOf(to, true) }));

export const hoursSchema = z.pipe(
  z.transform(({ week, holidays }: HoursValues) => ({
    week: week.map(parsedSpans),
    // A holiday of one day needs no last day.
    holidays: holidays.map(({ spans, ...one }) => ({
      ...one,
      to: one.to || one.from,
      spans: parsedSpans(spans),
    })),
  })),
  hoursForm,
);

export const hoursValuesOf = ({ week, holidays }: OpeningHoursFragment): HoursValues => ({
  week: week.map(enteredSpans),
  holidays: holidays.map(({ name, from, to, spans }) => ({ name, from, to, spans: enteredSpans(spans) })),
});
