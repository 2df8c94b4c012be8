import { addDays, startOfDay, studioDay } from '../calendar';

/** The earliest time that can be recorded this many days back, in milliseconds. */
export const earliestRecorded = (now: number, daysBack: number): number =>
  startOfDay(addDays(studioDay(now), -daysBack));
