import type { Goal } from '#common/workout-plans';
import { levelOf } from './allowed';
import type { LibraryExercise } from './library-exercise';
import { ASSISTANCE, BARS, GOALS_OF_FEW_REPS, HARD_BODYWEIGHT, HEAVY, SWINGS } from './rules/exercise-choice';
import type { Slot } from './rules/sessions';

/** How well it can be loaded: 0 with weights, machines or bars to hang from, 1 with bands, 2 with the own body. */
export type Resistance = 0 | 1 | 2;

export function resistanceOf({ needs }: LibraryExercise): Resistance {
  if (needs.some((need) => HEAVY.includes(need))) return 0;
  return needs.includes('band') ? 1 : 2;
}

/** Whether the load can be made heavier: not where the own body hangs from a bar. */
export function isLoadable(exercise: LibraryExercise): boolean {
  return resistanceOf(exercise) === 0 && !exercise.needs.some((need) => BARS.includes(need));
}

/** The own body as the load, where already a few reps are hard. */
export function isHardBodyweight({ id }: LibraryExercise): boolean {
  return HARD_BODYWEIGHT.includes(id);
}

/** Whether a set of it cannot be made heavy enough for a few reps: a kettlebell has the one weight that it has. */
export function isLight(exercise: LibraryExercise): boolean {
  if (isHardBodyweight(exercise)) return false;
  return !isLoadable(exercise) || exercise.needs.includes('kettlebell');
}

interface Choice {
  exercises: readonly LibraryExercise[];
  goal: Goal;
  slot: Slot;
  /** Exercises that the session has already. */
  taken: readonly LibraryExercise[];
  turn: number;
  block: 0 | 1;
}

/**
 * The exercise for a place in a session, or null. The best two of equal worth take turns between sessions, and the next
 * two in the second block.
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
  return equals[turnAmong(equals.length, choice)]!.exercise;
}

function turnAmong(count: number, { turn, block }: Choice): number {
  return count > 2 ? ((turn % 2) + 2 * block) % count : (turn + block) % count;
}

/** What makes one exercise the better choice, the most important first; less is better. */
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

/** Among equals: the level nearest to the person's, both sides at once, a barbell, and the harder one of a series. */
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
