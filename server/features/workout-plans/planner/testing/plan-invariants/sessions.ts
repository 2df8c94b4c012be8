import type { WorkoutPlanItem } from '../../../plan-item.type';
import type { WorkoutPlanBlock, WorkoutPlanDay } from '../../../workout-plan.type';
import { isNotWithin, violationIf, sum, type Library } from './plan-parts';

export function sessionViolations({ blocks, minutes }: WorkoutPlanDay): string[] {
  const estimate = sum(blocks.map(minutesOf));
  const [warmUp] = blocks;
  const coolDown = blocks.at(-1);
  const ids = blocks.map(({ items }) => items.map(({ exerciseId }) => exerciseId));
  return [
    ...violationIf(minutes < 25 || minutes > 75, `${minutes} minutes`),
    ...violationIf(Math.abs(estimate - minutes) > 2, `says ${minutes} minutes and takes ${estimate}`),
    ...violationIf(warmUp?.kind !== 'warm_up' || isNotWithin(minutesOf(warmUp), 5, 10), 'warm-up'),
    ...violationIf(coolDown?.kind !== 'cool_down' || isNotWithin(minutesOf(coolDown), 5, 10), 'cool-down'),
    ...violationIf(blocks.length < 3, 'no work'),
    ...violationIf(
      ids.some((one) => new Set(one).size < one.length || one.length === 0),
      'an exercise twice, or an empty block',
    ),
  ];
}

/** Estimated from the middle of each range, with 3.5 seconds per rep. */
function minutesOf({ items }: WorkoutPlanBlock): number {
  const seconds = items.map(({ sets, measure, min, max, isPerSide, restSeconds }) => {
    const oneSide = ((min + max) / 2) * (measure === 'reps' ? 3.5 : 1);
    return sets * (oneSide * (isPerSide ? 2 : 1) + restSeconds);
  });
  return sum(seconds) / 60;
}

export function itemViolations(item: WorkoutPlanItem, library: Library): string[] {
  const exercise = library.get(item.exerciseId);
  if (!exercise) return [`${item.exerciseId} is not in the library`];
  const isCounted = Number.isInteger(item.sets) && item.sets >= 1 && item.min >= 1 && item.min <= item.max;
  return [
    ...violationIf(
      !isCounted || item.restSeconds < 0,
      `${exercise.id}: ${item.sets} x ${item.min}-${item.max}`,
    ),
    ...violationIf(exercise.sides === 'each' && !item.isPerSide, `${exercise.id} is done on one side only`),
    ...violationIf(
      exercise.kind === 'stretch' && isNotWithin(item.min, 10, 60),
      `${exercise.id} is held for ${item.min} s`,
    ),
    ...violationIf(!item.why.text, `${exercise.id} is not explained`),
  ];
}
