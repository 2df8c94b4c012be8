import { studioDay } from '#common/calendar';
import { studio } from '#common/studio';

/** Two series of numbers without gaps: one for receipts and invoices, one for credit notes. */
export const seriesOf = (prefix: string) => ({ sold: prefix, credited: `${prefix}C` });

const APRIL = 4;
const DIGITS = 6;
/** Required by GST Rule 46. */
const LENGTH_MAX = 16;

/** The financial year of a point in time: in India from April to March, "26-27"; elsewhere the year, "2026". */
export function fiscalYearOf(epochMs: number): string {
  const { year, month } = studioDay(epochMs);
  if (studio.place.country !== 'IN') return String(year);
  const first = month >= APRIL ? year : year - 1;
  return [first, first + 1].map((one) => String(one % 100).padStart(2, '0')).join('-');
}

/**
 * For example "BH/26-27/000123": a million documents a year, and a hundred thousand credit notes with the longest prefix.
 */
export function documentNumber(series: string, fiscalYear: string, count: number): string {
  const start = `${series}/${fiscalYear}/`;
  return start + String(count).padStart(Math.min(DIGITS, LENGTH_MAX - start.length), '0');
}
