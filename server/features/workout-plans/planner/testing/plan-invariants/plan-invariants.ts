/**
 * Invariants of every plan, written without the planner's own code and tables: they are checked against the content
 * of the plan and the exercise library only.
 */
import type { WorkoutPlan } from '../../../workout-plan.type';
import { isAllowed } from './permitted-exercises';
import { startViolations } from './cardio';
import { allItems, isTraining, type Library } from './plan-parts';
import { noteViolations, reTestViolations } from './progression';
import { reasonViolations } from './reasons';
import { restViolations, shapeViolations } from './schedule';
import { itemViolations, sessionViolations } from './sessions';
import { dayViolations, lighterWeekViolations, reTestNoteViolations, weekViolations } from './strength';

/** Descriptions of the rules that a plan breaks; empty for a valid plan. */
export function violations(plan: WorkoutPlan, library: Library): string[] {
  const allowed = [...library.values()].filter((exercise) => isAllowed(exercise, plan));
  const allowedIds = new Set(allowed.map(({ id }) => id));
  return [
    ...shapeViolations(plan),
    ...restViolations(plan, library),
    ...plan.days
      .filter(isTraining)
      .flatMap((day) => sessionViolations(day).map((violation) => `day ${day.day}: ${violation}`)),
    ...allItems(plan.days)
      .filter(({ exerciseId }) => !allowedIds.has(exerciseId))
      .map(({ exerciseId }) => `${exerciseId} is not for this person or place`),
    ...allItems(plan.days).flatMap((item) => itemViolations(item, library)),
    ...weekViolations(plan, allowed, library),
    ...dayViolations(plan, library),
    ...reTestNoteViolations(plan),
    ...startViolations(plan, library),
    ...lighterWeekViolations(plan, library),
    ...reTestViolations(plan),
    ...noteViolations(plan),
    ...reasonViolations(plan, library),
  ];
}
