import { expect, test } from 'vitest';
import { readStudio, setStudio } from '../studio';
import { lastWeeks, streaksOf, weekOf, weeklyRate, weeksBetween } from './weeks';

test.each([
  ['a Sunday, a second before midnight in India', '2026-11-22T18:29:59Z', 16],
  ['a Monday, as soon as it begins in India', '2026-11-22T18:30:00Z', 23],
  ['a Wednesday', '2026-11-25T06:00:00Z', 23],
])('finds the Monday of the week of %s', (_name, moment, day) => {
  expect(weekOf(Date.parse(moment))).toEqual({ year: 2026, month: 11, day });
});

test.each([
  [1, 'Monday', 16],
  [0, 'Sunday', 22],
  [6, 'Saturday', 21],
])('with %i, a week begins on %s', (weekStart, _name, day) => {
  const shown = readStudio();
  setStudio({ ...shown, weekStart });
  expect(weekOf(Date.parse('2026-11-22T06:00:00Z'))).toEqual({ year: 2026, month: 11, day });
  setStudio(shown);
});

test('the last weeks end with the current one, across the turn of a year', () => {
  const mondays = lastWeeks(4, Date.parse('2027-01-06T06:00:00Z'));
  expect(mondays.map(({ month, day }) => [month, day])).toEqual([
    [12, 14],
    [12, 21],
    [12, 28],
    [1, 4],
  ]);
  expect(weeksBetween(mondays[0]!, mondays[3]!)).toBe(3);
});

test.each([
  ['no visits at all', [], 0, 0],
  ['the first visit', [1], 1, 1],
  ['a current week with a visit', [1, 2, 3], 3, 3],
  ['a current week without a visit, which does not break it', [1, 2, 0], 2, 2],
  ['a past week without a visit, which breaks it', [1, 2, 0, 0], 0, 2],
  ['a shorter streak after a longer one', [1, 1, 1, 0, 1, 1], 2, 3],
  ['the longest streak so far', [1, 0, 1, 1, 1], 3, 3],
])('computes the streak for %s', (_name, visits, current, longest) => {
  expect(streaksOf(visits)).toEqual({ current, longest });
});

test.each([
  ['no weeks', [], { total: 0, perWeek: null, perWeekBefore: null }],
  ['a current first week', [2], { total: 2, perWeek: null, perWeekBefore: null }],
  ['one completed week', [3, 1], { total: 4, perWeek: 3, perWeekBefore: null }],
  ['fewer weeks than requested', [1, 2, 0], { total: 3, perWeek: 1.5, perWeekBefore: null }],
  ['three earlier weeks', [9, 9, 9, 2, 2, 3, 0], { total: 7, perWeek: 2.3, perWeekBefore: null }],
  ['four earlier weeks', [1, 2, 1, 2, 3, 3, 3, 0], { total: 9, perWeek: 3, perWeekBefore: 1.5 }],
  ['five earlier weeks', [9, 1, 2, 1, 2, 3, 3, 3, 1], { total: 10, perWeek: 3, perWeekBefore: 1.5 }],
])('computes the rate over four weeks with %s', (_name, counts, rate) => {
  expect(weeklyRate(counts, 4)).toEqual(rate);
});
