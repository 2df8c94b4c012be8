import { studio } from '#common/studio';

const moment = new Intl.DateTimeFormat(studio.locale, {
  timeZone: studio.timeZone,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: 'h12',
});

/** "9 Nov 2026, 5:10 am": an ISO 8601 moment as the studio's clock shows it. */
export const formatMoment = (isoMoment: string): string => moment.format(new Date(isoMoment));

/** "2026-11-09": the day at the studio, for names of files. */
export const isoDay = (epochMs: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: studio.timeZone }).format(epochMs);
