import { expect, test } from 'vitest';
import { dayNumberAt } from './plan-days';

/** Still Sunday in UTC. */
const MONDAY_AT_THE_STUDIO = Date.parse('2026-11-23T01:00:00+05:30');

test.each([
  ['2026-11-23', 1],
  ['2026-11-20', 4],
  ['2026-11-24', 0],
])('a plan that starts on %s is at day %i', (startsOn, day) => {
  expect(dayNumberAt(startsOn, MONDAY_AT_THE_STUDIO)).toBe(day);
});
