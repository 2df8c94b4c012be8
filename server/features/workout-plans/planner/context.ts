import type { Limitation } from '#common/exercises/exercises';
import type { WorkoutPlanValues } from '#common/workout-plans/workout-plan.form';
import type { Experience } from '#common/workout-plans/workout-plans';
import type { DraftDay } from './draft';
import type { LibraryExercise } from './library-exercise';
import { EASY_WITH } from './rules/cautions';
import type { Phase } from './rules/progression';

/** Input of a plan with its limitations resolved. */
export interface PlanRequest extends WorkoutPlanValues {
  limitations: Limitation[];
}

/** Inputs for building the parts of a plan. */
export interface PlanContext {
  request: PlanRequest;
  /** Exercises that suit place, equipment, experience and limitations, sorted by id. */
  exercises: readonly LibraryExercise[];
  phase: Phase;
  /** Empty while the first week itself is being built. */
  firstWeek: readonly DraftDay[];
}

export function needsEasyDoses(limitations: readonly Limitation[]): boolean {
  return EASY_WITH.some((one) => limitations.includes(one));
}

/** The experience level whose sets, reps and intensity apply. */
export function doseExperience({ experience, limitations }: PlanRequest): Experience {
  return needsEasyDoses(limitations) ? 'beginner' : experience;
}

export function exerciseById({ exercises }: PlanContext, id: string): LibraryExercise | undefined {
  return exercises.find((exercise) => exercise.id === id);
}

/** The permitted exercises among these ids, in the order of the ids. */
export function exercisesById(context: PlanContext, ids: readonly string[]): LibraryExercise[] {
  return ids.flatMap((id) => exerciseById(context, id) ?? []);
}
