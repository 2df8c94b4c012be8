import fc from 'fast-check';
import { expect, test } from 'vitest';
import { equalInstalments, instalmentsProblem, nextDueOn } from './instalments';
import { orderMessages } from './messages';

const today = { year: 2026, month: 11, day: 29 };
const at = (dueOn: string, amountPaise = 50_000) => ({ dueOn, amountPaise });

test.each([
  ['none', [], orderMessages.instalmentCount(12)],
  [
    '13',
    Array.from({ length: 13 }, (_, n) => at(`2026-12-${String(n + 1).padStart(2, '0')}`)),
    orderMessages.instalmentCount(12),
  ],
  ['one today', [at('2026-11-29', 100_000)], orderMessages.instalmentDays],
  ['two on the same day', [at('2026-12-05'), at('2026-12-05')], orderMessages.instalmentDays],
  ['two in the wrong order', [at('2026-12-06'), at('2026-12-05')], orderMessages.instalmentDays],
  ['one after more than a year', [at('2026-12-05'), at('2027-12-01')], orderMessages.instalmentDays],
  ['too little', [at('2026-12-05')], orderMessages.instalmentSum],
  ['too much', [at('2026-12-05', 100_001)], orderMessages.instalmentSum],
  ['one of nothing', [at('2026-12-05', 0), at('2026-12-06', 100_000)], orderMessages.instalmentSum],
  ['two that are what is due', [at('2026-11-30'), at('2027-11-30')], null],
])('of %s, the problem is named', (_what, instalments, problem) => {
  expect(instalmentsProblem(instalments, { duePaise: 100_000, today })).toBe(problem);
});

test('payments cover the earliest instalments first', () => {
  const three = [at('2026-12-05'), at('2027-01-05'), at('2027-02-05')];
  const days = [150_000, 100_001, 100_000, 50_001, 50_000, 1, 0].map((due) => nextDueOn(three, due));
  expect(days).toEqual([
    '2026-12-05',
    '2026-12-05',
    '2027-01-05',
    '2027-01-05',
    '2027-02-05',
    '2027-02-05',
    null,
  ]);
});

test('equal instalments are always permitted ones', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 12, max: 10_000_000 }),
      fc.integer({ min: 1, max: 12 }),
      (duePaise, count) => {
        const instalments = equalInstalments(duePaise, {
          firstOn: { year: 2026, month: 11, day: 30 },
          count,
        });
        expect(instalmentsProblem(instalments, { duePaise, today })).toBe(null);
      },
    ),
  );
});
