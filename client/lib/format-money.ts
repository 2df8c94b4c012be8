import { studio } from '#common/studio';
import type { Money } from '../graphql/types.generated';

/** Minor units of a rupee, such as its paise, and of all other currencies that are possible. */
export const MINOR_UNITS = 100;

const format = ({ minorUnits, currencyCode }: Money, decimals: number): string =>
  (minorUnits / MINOR_UNITS).toLocaleString(studio.locale, {
    style: 'currency',
    currency: currencyCode,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });

/** "₹1,300", "₹61.90": with decimals only if the amount is not in whole rupees. */
export const formatMoney = (amount: Money): string =>
  format(amount, amount.minorUnits % MINOR_UNITS === 0 ? 0 : 2);

/** "₹1,733": rounded to whole rupees. */
export const formatWholeMoney = (amount: Money): string => format(amount, 0);
