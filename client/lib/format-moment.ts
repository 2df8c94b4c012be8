import { dateFormat } from '#common/formats';

const moment = dateFormat({
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: 'h12',
});

/** Formats an ISO 8601 timestamp in the studio's time zone: "9 Nov 2026, 5:10 am". */
export const formatMoment = (isoMoment: string): string => moment(new Date(isoMoment));
