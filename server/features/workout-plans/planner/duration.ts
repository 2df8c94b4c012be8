import type { DraftBlock, DraftItem } from './plan-draft';
import type { LibraryExercise } from './library-exercise';
import { SECONDS_PER_REP } from './rules/sets-and-reps';

type Timed = Pick<DraftItem, 'exercise' | 'sets' | 'min' | 'max' | 'restSeconds'>;

/**
 * Whether reps or seconds apply to each side. Alternating steps and mobility are counted in total; alternating
 * strength exercises are counted per side, since half of the reps would be too few.
 */
export function isPerSide({ sides, measure, kind }: LibraryExercise): boolean {
  return sides === 'each' || (sides === 'alternating' && measure === 'reps' && kind === 'strength');
}

/** Estimated duration of an item, based on the middle of its range. */
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
