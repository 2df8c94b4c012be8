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

/** Formats an ISO 8601 timestamp in the studio's time zone: "9 Nov 2026, 5:10 am". */
export const formatMoment = (isoMoment: string): string => moment.format(new Date(isoMoment));

/** The date in the studio's time zone, for file names: "2026-11-09". */
export const isoDay = (epochMs: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: studio.timeZone }).format(epochMs);
