import fs from 'node:fs';
import { expect, test } from 'vitest';
import * as limits from '../features/auth/auth.rate-limits';
import { RATE_LIMITS } from '../composition/parts';
import { formatDuration } from '../lib/duration';

const DOCUMENT = 'docs/rate-limits.md';

/** The limits in the list of the document. */
const documented = (): string[] =>
  fs
    .readFileSync(DOCUMENT, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('- `'));

test(`${DOCUMENT} lists the current limits`, () => {
  const lines = RATE_LIMITS.map(
    ({ name, points, seconds, why }) => `- \`${name}\`: ${points} in ${formatDuration(seconds)}. ${why}`,
  );
  expect(documented().sort()).toEqual(lines.sort());
});

test('allows 10 wrong log-ins, 5 wrong codes, and one code every 60 seconds', () => {
  expect(limits.logInPerAccountAndAddress.points).toBe(10);
  expect(limits.otpTries.points).toBe(5);
  expect(limits.otpSendPause).toMatchObject({ points: 1, seconds: 60 });
});
