/**
 * Invariants of every plan, written without the planner's own code and tables: they are checked against the content
 * of the plan and the exercise library only.
 */
import type { WorkoutPlan } from '../../../workout-plan.type';
import { isAllowed } from './permitted-exercises';
import { brokenStart } from './cardio';
import { allItems, isTraining, type Library } from './plan-parts';
import { brokenPromises, brokenReTest } from './progress';
import { brokenReasons } from './reasons';
import { brokenRest, brokenShape } from './schedule';
import { brokenItem, brokenSession } from './sessions';
import { brokenDays, brokenLighterWeek, brokenReTestNotes, weekViolations } from './strength';

/** Descriptions of the rules that a plan breaks; empty for a valid plan. */
export function violations(plan: WorkoutPlan, library: Library): string[] {
  const allowed = [...library.values()].filter((exercise) => isAllowed(exercise, plan));
  const allowedIds = new Set(allowed.map(({ id }) => id));
  return [
    ...brokenShape(plan),
    ...brokenRest(plan, library),
    ...plan.days
      .filter(isTraining)
      .flatMap((day) => brokenSession(day).map((rule) => `day ${day.day}: ${rule}`)),
    ...allItems(plan.days)
      .filter(({ exerciseId }) => !allowedIds.has(exerciseId))
      .map(({ exerciseId }) => `${exerciseId} is not for this person or place`),
    ...allItems(plan.days).flatMap((item) => brokenItem(item, library)),
    ...weekViolations(plan, allowed, library),
    ...brokenDays(plan, library),
    ...brokenReTestNotes(plan),
    ...brokenStart(plan, library),
    ...brokenLighterWeek(plan, library),
    ...brokenReTest(plan),
    ...brokenPromises(plan),
    ...brokenReasons(plan, library),
  ];
}
