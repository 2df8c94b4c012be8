import { studioDay, textOfDay } from '#common/calendar';
import { studio } from '#common/studio';

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: studio.timeZone,
  hourCycle: 'h23',
  hour: '2-digit',
  minute: '2-digit',
});

/** ISO 8601 date at the studio: "2026-11-23". */
export const studioDate = (moment: Date): string => textOfDay(studioDay(moment.getTime()));

/** ISO 8601 time at the studio: "06:40". */
export const studioTime = (moment: Date): string => clock.format(moment);
