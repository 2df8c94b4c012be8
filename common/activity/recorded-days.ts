import { addDays, startOfDay, studioDay } from '../calendar';
import { RECORDED_DAYS_BACK_MAX } from './limits';

/** The earliest time of a visit or workout that can be recorded without `activities:backdate`, in milliseconds. */
export const earliestRecorded = (now: number): number =>
  startOfDay(addDays(studioDay(now), -RECORDED_DAYS_BACK_MAX));
