import { expect, test } from 'vitest';
import { studioDay, textOfDay } from '../calendar';
import { lastDayOf } from './last-day';

test('the last day of a period is the day before its exclusive end', () => {
  const endsAt = new Date('2026-12-22T00:00:00+05:30');
  expect(textOfDay(studioDay(endsAt.getTime()))).toBe('2026-12-22');
  expect(textOfDay(studioDay(lastDayOf(endsAt).getTime()))).toBe('2026-12-21');
});
