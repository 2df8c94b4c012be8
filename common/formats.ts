import { readStudio, studio } from './studio';

/** Writes moments as dates or times at the studio. After a change of the settings, the formatter is made again. */
export function dateFormat(options: Intl.DateTimeFormatOptions, locale?: string) {
  let format: Intl.DateTimeFormat;
  let from: object | undefined;
  return (moment: Date | number): string => {
    if (from !== readStudio())
      format = new Intl.DateTimeFormat(locale ?? studio.locale, { timeZone: studio.timeZone, ...options });
    from = readStudio();
    return format.format(moment);
  };
}

/** "21 November 2026": the date at the studio. */
export const dayInWords = dateFormat({ day: 'numeric', month: 'long', year: 'numeric' });
