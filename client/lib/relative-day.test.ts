import { expect, test } from 'vitest';
import { relativeDay } from './relative-day';

const NOW = Date.parse('2026-11-21T00:30:00+05:30');

test.each([
  ['2026-11-21T00:10:00+05:30', 'today'],
  ['2026-11-20T23:50:00+05:30', 'yesterday'],
  ['2026-11-15T12:00:00+05:30', '6 days ago'],
  ['2026-11-14T23:00:00+05:30', 'last week'],
  ['2026-10-30T12:00:00+05:30', '3 weeks ago'],
  ['2026-10-20T12:00:00+05:30', 'last month'],
  ['2026-02-20T12:00:00+05:30', '9 months ago'],
  ['2024-11-20T12:00:00+05:30', '2 years ago'],
  // The client's clock is behind the server's.
  ['2026-11-22T12:00:00+05:30', 'today'],
])('%s is %s', (moment, words) => {
  expect(relativeDay(moment, NOW)).toBe(words);
});
