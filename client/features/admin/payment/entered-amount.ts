import { parseNumber } from '#common/clean-text';
import { studio } from '#common/studio';
import type { Money } from '../../../graphql/types.generated';
import { MINOR_UNITS } from '../../../lib/format-money';

/** Paise; NaN if it is not an amount in rupees, or in another currency of the studio. */
export function paiseOf(text: string): number {
  const rupees = parseNumber(text.replace(studio.currency, '').replace(/[\p{Sc}\s]/gu, '')) ?? Number.NaN;
  const paise = Math.round(rupees * MINOR_UNITS);
  // 1.1 * 100 is 110.00000000000001.
  return Math.abs(paise - rupees * MINOR_UNITS) < 0.001 ? paise : Number.NaN;
}

/** "1300", "61.90": an amount as it is entered. */
export const enteredAmount = ({ minorUnits }: Money): string =>
  (minorUnits / MINOR_UNITS).toFixed(minorUnits % MINOR_UNITS === 0 ? 0 : 2);

export type DiscountUnit = 'AMOUNT' | 'PERCENT';

/** A discount in paise; percentages are rounded down. NaN if it is neither an amount nor a percentage. */
export function discountPaiseOf(
  text: string,
  { unit, totalPaise }: { unit: string; totalPaise: number },
): number {
  if (unit !== ('PERCENT' satisfies DiscountUnit)) return paiseOf(text);
  const percent = parseNumber(text.replace(/[%\s]/g, '')) ?? Number.NaN;
  return Math.floor((totalPaise * percent) / 100 + 1e-6);
}
