import type { DraftBlock, DraftItem } from './draft';
import type { LibraryExercise } from './library-exercise';
import { SECONDS_PER_REP } from './rules/sets-and-reps';

type Timed = Pick<DraftItem, 'exercise' | 'sets' | 'min' | 'max' | 'restSeconds'>;

/**
 * Whether what is counted is for each side. Steps and mobility by turns are counted as they come; strength by turns is
 * counted for each side, since half of the reps would be too few.
 */
export function isPerSide({ sides, measure, kind }: LibraryExercise): boolean {
  return sides === 'each' || (sides === 'alternating' && measure === 'reps' && kind === 'strength');
}

/** How long an item takes, halfway between its fewest and its most. */
function secondsOf({ exercise, sets, min, max, restSeconds }: Timed): number {
  const perCount = exercise.measure === 'reps' ? SECONDS_PER_REP : 1;
  const set = ((min + max) / 2) * perCount * (isPerSide(exercise) ? 2 : 1);
  return sets * (set + restSeconds);
}

export function totalSeconds(items: readonly Timed[]): number {
  return items.reduce((sum, item) => sum + secondsOf(item), 0);
}

export function minutesOf({ items }: Pick<DraftBlock, 'items'>): number {
  return Math.max(1, Math.round(totalSeconds(items) / 60));
}

export function minutesOfAll(blocks: readonly DraftBlock[]): number {
  return blocks.reduce((sum, block) => sum + minutesOf(block), 0);
}
