import { studio } from './studio';

const format = new Intl.DateTimeFormat(studio.locale, {
  timeZone: studio.timeZone,
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** "21 November 2026": the date at the studio. */
export const dayInWords = (moment: Date | number): string => format.format(moment);
