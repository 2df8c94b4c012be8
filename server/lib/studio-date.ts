import { studioDay, textOfDay } from '#common/calendar';
import { dateFormat } from '#common/formats';

/** ISO 8601 date at the studio: "2026-11-23". */
export const studioDate = (moment: Date): string => textOfDay(studioDay(moment.getTime()));

/** ISO 8601 time at the studio: "06:40". */
export const studioTime = dateFormat({ hourCycle: 'h23', hour: '2-digit', minute: '2-digit' }, 'en-GB');
