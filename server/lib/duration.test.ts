import { expect, test } from 'vitest';
import { RateLimited } from './errors';
import { formatDuration } from './duration';

test.each([
  [0, '1 second'],
  [1, '1 second'],
  [40, '40 seconds'],
  [59, '59 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [720, '12 minutes'],
  [3540, '59 minutes'],
  [3541, '1 hour'],
  [3600, '1 hour'],
  [10_800, '3 hours'],
  [86_400, '24 hours'],
])('formats %i seconds as %s', (seconds, words) => expect(formatDuration(seconds)).toBe(words));

test('a rate limit error says how long to wait', () => {
  const error = new RateLimited(720);
  expect(error).toMatchObject({ code: 'RATE_LIMITED', retryAfterS: 720 });
  expect(error.message).toBe('Too many attempts. Please wait 12 minutes and try again.');
});
