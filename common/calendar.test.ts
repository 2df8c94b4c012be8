import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  dayOfText,
  daysBetween,
  endOfDay,
  startOfHour,
  studioDay,
  textOfDay,
} from './calendar';
import { DAY_MS } from './time';

const dayOf = (text: string) => dayOfText(text)!;

test.each([
  ['2026-11-21T18:29:59.999Z', '2026-11-21'],
  ['2026-11-21T18:30:00.000Z', '2026-11-22'],
  ['2026-12-31T18:29:00Z', '2026-12-31'],
  ['2026-12-31T18:31:00Z', '2027-01-01'],
])('at %s the date at the studio is %s', (moment, day) => {
  expect(textOfDay(studioDay(Date.parse(moment)))).toBe(day);
});

test('a day at the studio starts and ends at midnight in its time zone', () => {
  const day = dayOf('2026-11-21');
  expect(new Date(startOfHour(day, 0)).toISOString()).toBe('2026-11-20T18:30:00.000Z');
  expect(new Date(startOfHour(day, 9)).toISOString()).toBe('2026-11-21T03:30:00.000Z');
  expect(new Date(endOfDay(day)).toISOString()).toBe('2026-11-21T18:30:00.000Z');
});

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-01-31', 3, '2026-04-30'],
  ['2026-11-21', 1, '2026-12-21'],
  ['2026-12-01', 1, '2027-01-01'],
  ['2026-08-31', 6, '2027-02-28'],
])('%s plus %i months is %s', (from, months, to) => {
  expect(textOfDay(addMonths(dayOf(from), months))).toBe(to);
});

test('returns to the intended day after a short month', () => {
  expect(textOfDay(addMonths(dayOf('2026-02-28'), 1, 31))).toBe('2026-03-31');
  expect(textOfDay(addMonths(dayOf('2026-02-28'), 2, 31))).toBe('2026-04-30');
});

test('counts days across months, years and leap days', () => {
  expect(daysBetween(dayOf('2026-02-27'), dayOf('2026-03-02'))).toBe(3);
  expect(daysBetween(dayOf('2028-02-27'), dayOf('2028-03-02'))).toBe(4);
  expect(daysBetween(dayOf('2027-01-01'), dayOf('2026-12-31'))).toBe(-1);
  expect(textOfDay(addDays(dayOf('2026-12-31'), 1))).toBe('2027-01-01');
});

test('every time lies within its day at the studio', () => {
  const moment = fc.integer({ min: Date.UTC(2000, 0), max: Date.UTC(2100, 0) });
  fc.assert(
    fc.property(moment, (ms) => {
      const day = studioDay(ms);
      expect(startOfHour(day, 0)).toBeLessThanOrEqual(ms);
      expect(ms).toBeLessThan(endOfDay(day));
      expect(endOfDay(day) - startOfHour(day, 0)).toBe(DAY_MS);
    }),
  );
});

test.each([
  ['2026-11-23', { year: 2026, month: 11, day: 23 }],
  ['2028-02-29', { year: 2028, month: 2, day: 29 }],
  ['0999-01-05', { year: 999, month: 1, day: 5 }],
])('parses and formats %s', (text, day) => {
  expect(dayOfText(text)).toEqual(day);
  expect(textOfDay(day)).toBe(text);
});

test.each([
  '2026-02-29',
  '2026-13-01',
  '2026-11-00',
  '2026-1-1',
  '23.11.2026',
  '2026-11-23T00:00:00Z',
  '',
  '99999-01-01',
])('refuses "%s" as a date', (text) => {
  expect(dayOfText(text)).toBeNull();
});
