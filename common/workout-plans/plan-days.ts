import { dayOfText, daysBetween, studioDay } from '../calendar';
import { SECOND_MS } from '../time';
import { TICKED_SECONDS_AGO_MAX } from './limits';

/** Number of the day of a workout plan at the studio at a given time, starting at 1; 0 or less before its start. */
export function dayNumberAt(startsOn: string, epochMs: number): number {
  const start = dayOfText(startsOn);
  return start ? daysBetween(start, studioDay(epochMs)) + 1 : 0;
}

interface SavedPlan {
  id: string;
  startsOn: string;
  durationDays: number;
}

export interface RunningPlan {
  id: string;
  /** Number of today's day. */
  today: number;
  durationDays: number;
}

/** The first of these plans that has a day at the studio's date. */
export const runningPlanAt = (plans: readonly SavedPlan[], epochMs: number): RunningPlan | undefined =>
  plans
    .map(({ id, startsOn, durationDays }) => ({ id, durationDays, today: dayNumberAt(startsOn, epochMs) }))
    .find(({ today, durationDays }) => today >= 1 && today <= durationDays);

/** All exercises of a day, in their order. */
export const itemsOf = <Item>({ blocks }: { blocks: readonly { items: readonly Item[] }[] }): Item[] =>
  blocks.flatMap(({ items }) => items);

/** The time of a tick that was made some seconds ago; one that claims the future was made now. */
export const tickedAt = (now: number, secondsAgo: number): number =>
  now - Math.min(Math.max(secondsAgo, 0), TICKED_SECONDS_AGO_MAX) * SECOND_MS;
