import { studio } from '#common/studio';

/** An amount as the API returns it. */
export interface Amount {
  minorUnits: number;
  currencyCode: string;
}

export const NO_MONEY: Amount = { minorUnits: 0, currencyCode: studio.currency };

/** Minor units of a rupee: its paise. */
const MINOR_UNITS = 100;

const formats = new Map<string, Intl.NumberFormat>();

function format({ minorUnits, currencyCode }: Amount, decimals: number): string {
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
export const formatMoney = (amount: Amount): string =>
  format(amount, amount.minorUnits % MINOR_UNITS === 0 ? 0 : 2);

/** "₹1,733": rounded to whole rupees. */
export const formatRupees = (amount: Amount): string => format(amount, 0);
