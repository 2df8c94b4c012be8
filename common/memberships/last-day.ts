import { dayInWords } from '../formats';

/** A moment on the last day of a period. Periods end at midnight after that day, so `endsAt` itself is on the next one. */
export const lastDayOf = (endsAt: Date): Date => new Date(endsAt.getTime() - 1);

/** The first and the last day of a period, as "21 November 2026". */
export const daysInWords = ({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }): [string, string] => [
  dayInWords(startsAt),
  dayInWords(lastDayOf(endsAt)),
];
