import { LEVELS, type Limitation } from '#common/exercises/exercises';
import type { LibraryExercise } from './library-exercise';
import { isSuitedTo, needsAtHand } from './places';
import type { PlanRequest } from './context';
import { LEVEL_MAX } from './rules/exercise-choice';

export const levelOf = ({ level }: LibraryExercise) => LEVELS.indexOf(level);

/** Exercises that suit place, equipment and experience, sorted by id so that the library's order does not matter. */
export function possibleExercises(
  request: PlanRequest,
  library: readonly LibraryExercise[],
): LibraryExercise[] {
  const atHand = needsAtHand(request.location, request.equipment);
  const most = LEVELS.indexOf(LEVEL_MAX[request.experience]);
  return library
    .filter(
      (exercise) =>
        levelOf(exercise) <= most &&
        isSuitedTo(request.location, exercise.id) &&
        exercise.needs.every((need) => atHand.has(need)),
    )
    .sort((one, other) => (one.id < other.id ? -1 : 1));
}

export function isSafeWith(limitations: readonly Limitation[], { avoid }: LibraryExercise): boolean {
  return !avoid.some((one) => limitations.includes(one));
}
