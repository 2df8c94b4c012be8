import type { Limitation } from '#common/exercises/exercises';
import type { WorkoutPlanValues } from '#common/workout-plans/workout-plan.form';
import type { Experience } from '#common/workout-plans/workout-plans';
import { EASY_WITH } from './rules/cautions';

/** Input of a plan with its limitations resolved. */
export interface PlanRequest extends WorkoutPlanValues {
  limitations: Limitation[];
}

export function needsEasyDoses(limitations: readonly Limitation[]): boolean {
  return EASY_WITH.some((one) => limitations.includes(one));
}

/** The experience level whose sets, reps and intensity apply. */
export function doseExperience({ experience, limitations }: PlanRequest): Experience {
  return needsEasyDoses(limitations) ? 'beginner' : experience;
}
