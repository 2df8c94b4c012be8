import { studioDay } from '#common/calendar';
import { studio } from '#common/studio';

/** Two series without gaps: one for receipts and invoices, one for credit notes. */
export const SERIES = { sold: studio.receiptPrefix, credited: `${studio.receiptPrefix}C` };

const APRIL = 4;
const DIGITS = 6;

/** The Indian financial year (April to March) of a point in time, for example "26-27". */
export function fiscalYearOf(epochMs: number): string {
  const { year, month } = studioDay(epochMs);
  const first = month >= APRIL ? year : year - 1;
  return [first, first + 1].map((one) => String(one % 100).padStart(2, '0')).join('-');
}

/** For example "BH/26-27/000123". GST Rule 46 allows 16 characters, which suffices for a million documents a year. */
export const documentNumber = (series: string, fiscalYear: string, count: number): string =>
  [series, fiscalYear, String(count).padStart(DIGITS, '0')].join('/');
