import { expect, test } from 'vitest';
import { busiestOf, describeBusiest, describeVisits, hourLabel } from './describe-visits';

const weeks = (...visits: number[]) => visits.map((count) => ({ startsOn: '2026-11-16', visits: count }));

test.each([
  ['no visits', weeks(0, 0, 0, 0), null, null, 'No visits in these 4 weeks.'],
  ['a first week', weeks(0, 0, 0, 3), null, null, '3 visits this week, the first one.'],
  ['nothing to compare with', weeks(0, 0, 7, 3), 1, null, '1 visit a day.'],
  ['more', weeks(9, 9, 9, 9), 18.4, 13.6, '18 visits a day, 4 more than in the 4 weeks before.'],
  ['fewer', weeks(9, 9, 9, 9), 2.4, 3.6, '2.4 visits a day, 1.2 fewer than in the 4 weeks before.'],
  [
    'fewer, below the limit of rounding',
    weeks(9, 9),
    9.8,
    12.1,
    '10 visits a day, 2 fewer than in the 2 weeks before.',
  ],
  ['no difference that shows', weeks(9, 9), 18.4, 17.6, '18 visits a day, as many as in the 2 weeks before.'],
])('describes %s', (_name, all, perDay, perDayBefore, sentence) => {
  expect(describeVisits({ weeks: all, perDay, perDayBefore, busyHours: [] })).toBe(sentence);
});

test.each([
  [1, 18, 'Busiest: Monday 6 to 7 pm.'],
  [7, 11, 'Busiest: Sunday 11 am to 12 pm.'],
  [3, 0, 'Busiest: Wednesday 12 to 1 am.'],
  [5, 23, 'Busiest: Friday 11 pm to 12 am.'],
])('describes hour %i:%i', (weekday, hour, sentence) => {
  expect(describeBusiest({ weekday, hour, visits: 1 })).toBe(sentence);
});

test('the busiest hour is the first one with the most visits', () => {
  const hour = (visits: number, weekday: number) => ({ weekday, hour: 6, visits });
  expect(busiestOf([hour(2, 1), hour(5, 2), hour(5, 3)])).toEqual(hour(5, 2));
  expect(busiestOf([])).toBeUndefined();
});

test('hours have the clock of the studio', () => {
  expect([0, 6, 12, 13].map(hourLabel)).toEqual(['12 am', '6 am', '12 pm', '1 pm']);
});
