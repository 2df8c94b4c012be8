import type { Limitation } from '#common/exercises';
import type { Experience } from '#common/workout-plans';
import type { DraftDay } from './draft';
import type { LibraryExercise } from './library-exercise';
import type { PlanRequest } from './planner';
import { EASY_WITH } from './rules/cautions';
import type { Phase } from './rules/progression';

/** What every part of a plan is made from. */
export interface PlanContext {
  request: PlanRequest;
  /** Exercises that place, equipment, experience and limitations leave, in the order of their ids. */
  exercises: readonly LibraryExercise[];
  phase: Phase;
  /** Empty while the first week itself is made. */
  firstWeek: readonly DraftDay[];
}

export function needsEasyDoses(limitations: readonly Limitation[]): boolean {
  return EASY_WITH.some((one) => limitations.includes(one));
}

/** By whose doses somebody trains. */
export function doseExperience({ experience, limitations }: PlanRequest): Experience {
  return needsEasyDoses(limitations) ? 'beginner' : experience;
}

export function exerciseById({ exercises }: PlanContext, id: string): LibraryExercise | undefined {
  return exercises.find((exercise) => exercise.id === id);
}

/** Those of the ids that may be used, in the order of the ids. */
export function exercisesById(context: PlanContext, ids: readonly string[]): LibraryExercise[] {
  return ids.flatMap((id) => exerciseById(context, id) ?? []);
}
