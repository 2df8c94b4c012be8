import { dayOfText, daysBetween, studioDay } from '../calendar';

/** Number of the day of a workout plan at the studio at a given time, starting at 1; 0 or less before its start. */
export function dayNumberAt(startsOn: string, epochMs: number): number {
  const start = dayOfText(startsOn);
  return start ? daysBetween(start, studioDay(epochMs)) + 1 : 0;
}
