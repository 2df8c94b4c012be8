import { addDays, startOfDay, studioDay } from '../calendar';

/** The earliest time of a visit or workout that can be recorded so many days back, in milliseconds. */
export const earliestRecorded = (now: number, daysBack: number): number =>
  startOfDay(addDays(studioDay(now), -daysBack));
