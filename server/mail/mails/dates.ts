import { studio } from '#common/studio';

const format = new Intl.DateTimeFormat(studio.locale, {
  timeZone: studio.timeZone,
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});

const dayFormat = new Intl.DateTimeFormat(studio.locale, {
  timeZone: studio.timeZone,
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** "21 November 2026": the date at the studio. */
export const dayInWords = (moment: Date): string => dayFormat.format(moment);

/** "21 November 2026 at 12:05 pm IST". With plain spaces, because old mail programs show narrow spaces as boxes. */
export const momentInWords = (moment: Date): string => format.format(moment).replace(/\s/gu, ' ');
