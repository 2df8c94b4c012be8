import { studioDay } from '#common/calendar';
import { studio } from '#common/studio';

/** Two series, each without gaps: what was sold, and what was taken back. */
export const SERIES = { sold: studio.receiptPrefix, credited: `${studio.receiptPrefix}C` };

const APRIL = 4;
const DIGITS = 6;

/** "26-27": the Indian financial year that a moment lies in, April to March. */
export function fiscalYearOf(epochMs: number): string {
  const { year, month } = studioDay(epochMs);
  const first = month >= APRIL ? year : year - 1;
  return [first, first + 1].map((one) => String(one % 100).padStart(2, '0')).join('-');
}

/** "BH/26-27/000123": at most 16 characters (GST Rule 46), which a million documents a year fill. */
export const documentNumber = (series: string, fiscalYear: string, count: number): string =>
  [series, fiscalYear, String(count).padStart(DIGITS, '0')].join('/');
