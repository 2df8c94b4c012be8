import type { DateRange } from '../../../graphql/types.generated';

/** The range of days in the address; null if neither of them is a day. */
export function daysIn(from: string, to: string): DateRange | null {
  const range = { ...(isDay(from) && { from }), ...(isDay(to) && { to }) };
  return Object.keys(range).length > 0 ? range : null;
}

const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
