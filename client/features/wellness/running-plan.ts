import { dayNumberAt } from '#common/workout-plans/plan-days';
import type { WorkoutPlanCardFragment } from './workout-plan-card.generated';

export interface RunningPlan {
  id: string;
  /** Number of today's day. */
  today: number;
  durationDays: number;
}

/** The newest saved plan that has a day today. */
export function runningPlanAt(plans: WorkoutPlanCardFragment[], now: number): RunningPlan | undefined {
  return plans
    .map(({ id, startsOn, durationDays }) => ({ id, durationDays, today: dayNumberAt(startsOn, now) }))
    .find(({ today, durationDays }) => today >= 1 && today <= durationDays);
}
