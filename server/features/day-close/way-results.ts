import { dayCloseMessages } from '#common/day-close/messages';
import { InvalidFields, type FieldError } from '../../lib/errors';
import type { WayResult } from './closing-values';
import type { CountedDay } from './counted-day';
import type { DayFigures } from './day-figures.service';

export const differenceOf = ({ countedPaise, expectedPaise }: WayResult): number | null =>
  countedPaise === null ? null : countedPaise - expectedPaise;

/** Compares what was counted with the books; every difference needs a reason. */
export function resultsOf(
  figures: DayFigures,
  counted: Pick<CountedDay, 'float' | 'upi' | 'card' | 'differences'> & { cashPaise: number },
): WayResult[] {
  const results = figures.ways.map((expected) => resultOf(expected, figures, counted));
  const missing = results.filter((one) => differenceOf(one) && one.reason === null);
  const [first, ...others] = missing.map(({ way }): FieldError => ({
    path: ['differences', way],
    reason: 'REQUIRED',
    message: dayCloseMessages.differenceReasonRequired,
  }));
  if (first) throw new InvalidFields([first, ...others]);
  return results;
}

function resultOf(
  expected: WayResult,
  figures: DayFigures,
  counted: Parameters<typeof resultsOf>[1],
): WayResult {
  const { way, refundedPaise } = expected;
  const corrected = counted.float ? counted.float.amount.minorUnits - figures.floatPaise : 0;
  const counts: Partial<Record<WayResult['way'], number>> = {
    cash: counted.cashPaise,
    // The list has what came in; refunds went out.
    upi: figures.bank ? figures.bank.totalPaise - refundedPaise : counted.upi.minorUnits,
    card: counted.card.minorUnits,
  };
  const result = {
    ...expected,
    expectedPaise: expected.expectedPaise + (way === 'cash' ? corrected : 0),
    countedPaise: counts[way] ?? null,
  };
  const reason = counted.differences.find((one) => one.way === way)?.reason ?? null;
  return { ...result, reason: differenceOf(result) ? reason : null };
}
