/** Length of a plan: calendar months, or days including the first one. */
export interface PlanLength {
  /** Zero if it is given in days. */
  months: number;
  days: number | null;
}

/** "3 months", "1 day" */
export const lengthInWords = ({ months, days }: PlanLength): string =>
  days === null ? numberOf(months, 'month') : numberOf(days, 'day');

const numberOf = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;
