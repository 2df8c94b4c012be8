import { expect, test } from 'vitest';
import { dayNumberAt, isDayToTick } from './plan-days';

/** Still the evening before at Greenwich. */
const MONDAY_AT_THE_STUDIO = Date.parse('2026-11-23T01:00:00+05:30');

test.each([
  ['2026-11-23', 1],
  ['2026-11-20', 4],
  ['2026-11-24', 0],
])('of a plan that starts on %s it is day %i at the studio', (startsOn, day) => {
  expect(dayNumberAt(startsOn, MONDAY_AT_THE_STUDIO)).toBe(day);
});

test('days until tomorrow can be ticked off, and no later ones', () => {
  expect([1, 4, 5, 6, 7].map((day) => isDayToTick(day, 5))).toEqual([true, true, true, true, false]);
});
