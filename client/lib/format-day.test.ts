import { expect, test } from 'vitest';
import { readStudio, setStudio } from '#common/studio';
import { formatDay, formatLastDay, formatShortDay, formatShortLastDay } from './format-day';

test.each([
  ['at midnight, after its last day', '2026-12-25T18:30:00Z', '25 December 2026', '25 Dec 2026'],
  [
    'during its last day, on which it was cancelled',
    '2026-11-28T06:30:00Z',
    '28 November 2026',
    '28 Nov 2026',
  ],
])('the last day of a pass that ends %s', (_end, endsAt, long, short) => {
  expect(formatLastDay(endsAt)).toBe(long);
  expect(formatShortLastDay(endsAt)).toBe(short);
});

test('a day without a time is the same wherever the studio is', () => {
  const shown = readStudio();
  setStudio({ ...shown, timeZone: 'America/New_York', offsets: [[-300, 0]] });
  expect([formatDay('2026-11-21'), formatShortDay('2026-11-21')]).toEqual([
    '21 November 2026',
    '21 Nov 2026',
  ]);
  expect(formatDay('2026-11-21T02:00:00Z')).toBe('20 November 2026');
  setStudio(shown);
});
