import { studio } from '#common/studio';

const rupees = new Intl.NumberFormat(studio.locale, {
  style: 'currency',
  currency: studio.currency,
  maximumFractionDigits: 0,
});

/** "₹1,300": an amount in paise, formatted in whole rupees. */
export const formatRupees = (paise: number): string => rupees.format(paise / 100);
