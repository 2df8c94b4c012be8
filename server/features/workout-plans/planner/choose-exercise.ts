import type { Goal } from '#common/workout-plans/workout-plans';
import { levelOf } from './permitted-exercises';
import type { LibraryExercise } from './library-exercise';
import { ASSISTANCE, BARS, GOALS_OF_FEW_REPS, HARD_BODYWEIGHT, HEAVY, SWINGS } from './rules/exercise-choice';
import type { Slot } from './rules/sessions';

/** How well an exercise can be loaded: 0 with weights, machines or bars, 1 with bands, 2 with body weight. */
export type Resistance = 0 | 1 | 2;

export function resistanceOf({ needs }: LibraryExercise): Resistance {
  if (needs.some((need) => HEAVY.includes(need))) return 0;
  return needs.includes('band') ? 1 : 2;
}

/** Whether the load can be increased; on pull-up and dip bars it is the body weight. */
export function isLoadable(exercise: LibraryExercise): boolean {
  return resistanceOf(exercise) === 0 && !exercise.needs.some((need) => BARS.includes(need));
}

/** Body-weight exercises of which even a few reps are hard, such as pull-ups. */
export function isHardBodyweight({ id }: LibraryExercise): boolean {
  return HARD_BODYWEIGHT.includes(id);
}

/** Whether it cannot be loaded enough for low-rep sets; a kettlebell counts as light since its weight is fixed. */
export function isLight(exercise: LibraryExercise): boolean {
  if (isHardBodyweight(exercise)) return false;
  return !isLoadable(exercise) || exercise.needs.includes('kettlebell');
}

interface Choice {
  exercises: readonly LibraryExercise[];
  goal: Goal;
  slot: Slot;
  /** Exercises already in the session. */
  taken: readonly LibraryExercise[];
  rotation: number;
  block: 0 | 1;
}

/**
 * Returns the exercise for a slot of a session, or null if there is none. Of equally good exercises, the best two
 * alternate between sessions, and the next two are used in the second block.
 */
export function chooseExercise(choice: Choice): LibraryExercise | null {
  const { exercises, slot, taken } = choice;
  const free = exercises
    .filter((exercise) => exercise.kind === 'strength' && slot.patterns.includes(exercise.pattern))
    .filter((exercise) => !taken.includes(exercise))
    .map((exercise) => ({ exercise, worth: worthOf(exercise, choice), order: orderOf(exercise) }))
    .sort((one, other) => compare(one.worth, other.worth) || compare(one.order, other.order));
  const [best] = free;
  if (!best) return null;
  const equals = free.filter(
    ({ exercise, worth }) =>
      compare(worth, best.worth) === 0 && levelOf(exercise) >= levelOf(best.exercise) - 1,
  );
  return equals[rotationAmong(equals.length, choice)]!.exercise;
}

function rotationAmong(count: number, { rotation, block }: Choice): number {
  return count > 2 ? ((rotation % 2) + 2 * block) % count : (rotation + block) % count;
}

/** Ranking criteria, most important first; lower is better. */
function worthOf(exercise: LibraryExercise, { slot, goal }: Choice): number[] {
  const isOfFewReps = GOALS_OF_FEW_REPS.includes(goal);
  const isSecondChoice = ASSISTANCE.includes(exercise.id) || (SWINGS.includes(exercise.id) && isOfFewReps);
  return [
    Number(isSecondChoice),
    slot.patterns.indexOf(exercise.pattern),
    Number(isHardBodyweight(exercise) && !isOfFewReps),
    resistanceOf(exercise),
    Number(isOfFewReps && slot.role === 'main' && isOneSided(exercise) && isLoadable(exercise)),
    Number(goal === 'strength' && slot.role === 'main' && !isOfBarbell(exercise)),
  ];
}

/** Tie-breakers: the level closest to the person's, both sides at once, a barbell, the hardest variant of a series. */
function orderOf(exercise: LibraryExercise): number[] {
  return [
    -levelOf(exercise),
    Number(isOneSided(exercise)),
    Number(!isOfBarbell(exercise)),
    -easierOnes(exercise),
  ];
}

const isOneSided = ({ sides }: LibraryExercise) => sides !== 'both';
const isOfBarbell = ({ needs }: LibraryExercise) => needs.includes('barbell');

function easierOnes({ easier }: LibraryExercise): number {
  return easier ? 1 + easierOnes(easier) : 0;
}

function compare(one: readonly number[], other: readonly number[]): number {
  const index = one.findIndex((value, at) => value !== other[at]);
  return index < 0 ? 0 : one[index]! - other[index]!;
}
