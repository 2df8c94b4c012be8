import { madeFromSettings } from './made-from-settings';
import { studio } from './studio';

const format = (decimals: number) =>
  madeFromSettings(
    () =>
      new Intl.NumberFormat(studio.locale, {
        style: 'currency',
        currency: studio.currency,
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
      }),
  );

const whole = format(0);
const exact = format(2);

/** "₹1,300", "₹61.90": an amount in paise, with decimals only if it is not in whole rupees. */
export const formatPaise = (paise: number): string =>
  (paise % 100 === 0 ? whole() : exact()).format(paise / 100);

/** "₹1,300.00": the same, always with decimals, as used in documents. */
export const formatPaiseInFull = (paise: number): string => exact().format(paise / 100);

/** "₹", "AED": how the currency is written beside numbers. */
export const currencySymbol = (): string =>
  whole()
    .formatToParts(0)
    .find(({ type }) => type === 'currency')!.value;

/** `paise * part / total`, rounded to the nearest paisa, half up; exact while the products stay below 2^52. */
export const shareOf = (paise: number, part: number, total: number): number =>
  Math.floor((2 * paise * part + total) / (2 * total));
