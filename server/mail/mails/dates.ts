import { dateFormat } from '#common/formats';

const format = dateFormat({
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** "21 November 2026 at 12:05 pm IST". With plain spaces, because old mail programs show narrow spaces as boxes. */
export const momentInWords = (moment: Date): string => format(moment).replace(/\s/gu, ' ');
