import { studio } from './studio';

const format = (decimals: number) =>
  new Intl.NumberFormat(studio.locale, {
    style: 'currency',
    currency: studio.currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });

const whole = format(0);
const exact = format(2);

/** "₹1,300", "₹61.90": an amount in paise, to the paisa when it is not in whole rupees. */
export const formatPaise = (paise: number): string => (paise % 100 === 0 ? whole : exact).format(paise / 100);

/** "₹1,300.00": the same with its paise in any case, as documents say it. */
export const formatPaiseInFull = (paise: number): string => exact.format(paise / 100);

/** `paise * part / whole` to the nearest paisa, half a paisa up; exact as long as the product stays below 2^52. */
export const shareOf = (paise: number, part: number, total: number): number =>
  Math.floor((2 * paise * part + total) / (2 * total));
