import { studio } from '#common/studio';

const longDate = new Intl.DateTimeFormat(studio.locale, {
  timeZone: studio.timeZone,
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** "9 November 2026": the day at the studio of an ISO 8601 moment. */
export const formatDay = (isoMoment: string): string => longDate.format(new Date(isoMoment));
