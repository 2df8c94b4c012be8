import { expect, test } from 'vitest';
import { fromLocalInput, toLocalInput } from './studio-time';

test('times are entered and shown in the studio’s time zone', () => {
  const moment = Date.parse('2026-11-23T00:05:00+05:30');
  expect(toLocalInput(moment)).toBe('2026-11-23T00:05');
  expect(fromLocalInput('2026-11-23T00:05')).toBe(moment);
  expect(fromLocalInput('2026-11-23T23:59:30')).toBe(Date.parse('2026-11-23T23:59:00+05:30'));
});

test.each(['', '2026-11-23', '2026-02-30T10:00', 'T10:00'])('"%s" is not a time', (text) => {
  expect(fromLocalInput(text)).toBeNull();
});
