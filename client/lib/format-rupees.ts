import { studio } from '#common/studio';
import type { Money } from '../graphql/types.generated';

export const NO_MONEY: Money = { minorUnits: 0, currencyCode: studio.currency };

/** Minor units of a rupee: its paise. */
const MINOR_UNITS = 100;

const formats = new Map<string, Intl.NumberFormat>();

function format({ minorUnits, currencyCode }: Money, decimals: number): string {
  const key = `${currencyCode} ${decimals}`;
  const known = formats.get(key) ?? formatOf(currencyCode, decimals);
  formats.set(key, known);
  return known.format(minorUnits / MINOR_UNITS);
}

const formatOf = (currency: string, decimals: number) =>
  new Intl.NumberFormat(studio.locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });

/** "₹1,300", "₹61.90": with decimals only if the amount is not in whole rupees. */
export const formatMoney = (amount: Money): string =>
  format(amount, amount.minorUnits % MINOR_UNITS === 0 ? 0 : 2);

/** "₹1,733": rounded to whole rupees. */
export const formatRupees = (amount: Money): string => format(amount, 0);
