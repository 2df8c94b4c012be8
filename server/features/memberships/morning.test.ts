import { expect, test } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#common/time';
import { msUntilDay, msUntilTomorrow } from './morning';

const at = (time: string) => Date.parse(`2026-11-21T${time}+05:30`);

test.each([
  ['00:00', 9 * HOUR_MS],
  ['08:59', MINUTE_MS],
  ['09:00', 0],
  ['19:59', 0],
  ['20:00', 13 * HOUR_MS],
  ['23:59', 9 * HOUR_MS + MINUTE_MS],
])('at %s people may be written to in %i milliseconds', (time, wait) => {
  expect(msUntilDay(at(time))).toBe(wait);
});

test('the next round is at nine, whenever this one was', () => {
  expect(msUntilTomorrow(at('09:00'))).toBe(24 * HOUR_MS);
  expect(msUntilTomorrow(at('19:30'))).toBe(13 * HOUR_MS + 30 * MINUTE_MS);
});
