import { expect, test } from 'vitest';
import { lastMondays, mondayOf, streaksOf, weeklyRate, weeksBetween } from './progress';

test.each([
  ['a Sunday, a second before midnight in India', '2026-11-22T18:29:59Z', 16],
  ['a Monday, as soon as it begins in India', '2026-11-22T18:30:00Z', 23],
  ['a Wednesday', '2026-11-25T06:00:00Z', 23],
])('%s is in the week of its Monday', (_name, moment, day) => {
  expect(mondayOf(Date.parse(moment))).toEqual({ year: 2026, month: 11, day });
});

test('the last weeks end with the one that runs, also over the turn of a year', () => {
  const mondays = lastMondays(4, Date.parse('2027-01-06T06:00:00Z'));
  expect(mondays.map(({ month, day }) => [month, day])).toEqual([
    [12, 14],
    [12, 21],
    [12, 28],
    [1, 4],
  ]);
  expect(weeksBetween(mondays[0]!, mondays[3]!)).toBe(3);
});

test.each([
  ['somebody who never came', [], 0, 0],
  ['the first visit', [1], 1, 1],
  ['a running week with a visit', [1, 2, 3], 3, 3],
  ['a running week without one, which ends nothing', [1, 2, 0], 2, 2],
  ['a week without a visit, which does', [1, 2, 0, 0], 0, 2],
  ['a new beginning', [1, 1, 1, 0, 1, 1], 2, 3],
  ['more than ever', [1, 0, 1, 1, 1], 3, 3],
])('weeks in a row of %s', (_name, visits, current, longest) => {
  expect(streaksOf(visits)).toEqual({ current, longest });
});

test.each([
  ['nothing at all', [], { total: 0, perWeek: null, perWeekBefore: null }],
  ['a first week that runs', [2], { total: 2, perWeek: null, perWeekBefore: null }],
  ['one week that is over', [3, 1], { total: 4, perWeek: 3, perWeekBefore: null }],
  ['fewer weeks than asked for', [1, 2, 0], { total: 3, perWeek: 1.5, perWeekBefore: null }],
  ['three weeks before', [9, 9, 9, 2, 2, 3, 0], { total: 7, perWeek: 2.3, perWeekBefore: null }],
  ['four weeks before', [1, 2, 1, 2, 3, 3, 3, 0], { total: 9, perWeek: 3, perWeekBefore: 1.5 }],
  ['more weeks before', [9, 1, 2, 1, 2, 3, 3, 3, 1], { total: 10, perWeek: 3, perWeekBefore: 1.5 }],
])('the rate of four weeks, with %s', (_name, counts, rate) => {
  expect(weeklyRate(counts, 4)).toEqual(rate);
});
