import { dayOfText, daysBetween, studioDay } from './calendar';

/** Which day of a workout plan it is at the studio at a moment, from 1; 0 and less before its start. */
export function dayNumberAt(startsOn: string, epochMs: number): number {
  const start = dayOfText(startsOn);
  return start ? daysBetween(start, studioDay(epochMs)) + 1 : 0;
}

/** Whether a day has come, to be ticked off; tomorrow's too, since it is tomorrow already for a member further east. */
export const isDayToTick = (day: number, today: number): boolean => day <= today + 1;
