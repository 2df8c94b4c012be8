import { describe, expect, it } from 'vitest';
import { lastUsefulLine } from './server-log';

describe('the useful line of a log', () => {
  it.each([
    [
      'the last fatal one',
      '2026-11-20 10:00:00.123 UTC [7] FATAL:  no space\n2026-11-20 10:00:00.124 UTC [7] LOG:  shut down\n',
      'no space',
    ],
    [
      'otherwise the last one',
      '2026-11-20 10:00:00.123 UTC [7] LOG:  starting\nsome library is missing\n\n',
      'some library is missing',
    ],
    ['empty for an empty log', '', ''],
  ])('is %s', (_, log, line) => {
    expect(lastUsefulLine(log)).toBe(line);
  });
});
