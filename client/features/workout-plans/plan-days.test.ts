import { expect, test } from 'vitest';
import { dateOf, isStartDay, startDays, weeksOf } from './plan-days';

/** Still the evening before in UTC. */
const MONDAY_AT_THE_STUDIO = Date.parse('2026-11-23T01:00:00+05:30');

test('a plan can start up to two weeks ago and up to three months ahead', () => {
  const days = startDays(MONDAY_AT_THE_STUDIO);
  expect(days).toEqual({ today: '2026-11-23', first: '2026-11-09', last: '2027-02-21' });
  const beginnings = ['2026-11-08', '2026-11-09', '2027-02-21', '2027-02-22', ''];
  expect(beginnings.map((day) => isStartDay(day, days))).toEqual([false, true, true, false, false]);
});

test('days of a plan have dates once its start day is known', () => {
  expect(dateOf('2026-12-30', 3)).toEqual({ year: 2027, month: 1, day: 1 });
  expect(dateOf(null, 3)).toBeNull();
});

test('weeks start with the first day, and the last may be shorter', () => {
  expect(weeksOf([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])).toEqual([
    [1, 2, 3, 4, 5, 6, 7],
    [8, 9, 10],
  ]);
});
