import { madeFromSettings } from './made-from-settings';
import { studio } from './studio';

/** Writes moments as dates or times at the studio. */
export function dateFormat(options: Intl.DateTimeFormatOptions, locale?: string) {
  const format = madeFromSettings(
    () => new Intl.DateTimeFormat(locale ?? studio.locale, { timeZone: studio.timeZone, ...options }),
  );
  return (moment: Date | number): string => format().format(moment);
}

/** "21 November 2026": the date at the studio. */
export const dayInWords = dateFormat({ day: 'numeric', month: 'long', year: 'numeric' });
