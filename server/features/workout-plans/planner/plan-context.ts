import type { DraftDay } from './plan-draft';
import type { LibraryExercise } from './library-exercise';
import type { PlanRequest } from './plan-request';
import type { Phase } from './rules/progression';

/** Inputs for building the parts of a plan. */
export interface PlanContext {
  request: PlanRequest;
  /** Exercises that suit place, equipment, experience and limitations, sorted by id. */
  exercises: readonly LibraryExercise[];
  phase: Phase;
  /** Empty while the first week itself is being built. */
  firstWeek: readonly DraftDay[];
}

export function exerciseById({ exercises }: PlanContext, id: string): LibraryExercise | undefined {
  return exercises.find((exercise) => exercise.id === id);
}

/** The permitted exercises among these ids, in the order of the ids. */
export function exercisesById(context: PlanContext, ids: readonly string[]): LibraryExercise[] {
  return ids.flatMap((id) => exerciseById(context, id) ?? []);
}
