import { itemsOf } from '#common/workout-plans/plan-days';
import type { NotedExercise } from './exercise-sets';
import { startRest } from './rest-timer';
import type { ExerciseLoadsFragment } from '../../lib/exercise-loads.generated';
import { isDayChange, isExerciseChange } from './plan-changes';
import type { PlanItemFragment } from './plan-item.generated';
import type { SavedPlanViewFragment } from './saved-plan.generated';
import type { PlanChanges } from './use-plan-changes';

const NOTHING: NotedExercise = { doneSets: [], loadKg: null };

/** Where an exercise is in a plan: its day and its position among all exercises of the day, both starting at 1. */
export interface ExercisePlace {
  day: number;
  position: number;
}

/**
 * The days and sets of a plan as the member has ticked them, with the loads, whether the server knows it yet or not.
 * The last set of a day ticks the day, too.
 */
export function useTraining(
  { id: planId, plan, doneDays, trainedExercises }: SavedPlanViewFragment,
  exerciseLoads: readonly ExerciseLoadsFragment[],
  { changes, notice, add }: PlanChanges,
) {
  const own = changes.filter((change) => change.planId === planId);
  const isAt = (one: ExercisePlace, { day, position }: ExercisePlace) =>
    one.day === day && one.position === position;

  const isDone = (day: number): boolean =>
    own.filter(isDayChange).find((change) => change.day === day)?.isDone ?? doneDays.includes(day);
  const toggle = (day: number) => add({ planId, day, isDone: !isDone(day) });

  const notedAt = (place: ExercisePlace): NotedExercise =>
    own.filter(isExerciseChange).find((change) => isAt(change, place)) ??
    trainedExercises.find((one) => isAt(one, place)) ??
    NOTHING;

  const isDayComplete = (day: number, { position, doneSets }: ExercisePlace & NotedExercise) =>
    itemsOf(plan.days[day - 1]!).every((item, index) => {
      const done = index + 1 === position ? doneSets : notedAt({ day, position: index + 1 }).doneSets;
      return done.length >= item.sets;
    });

  const note = (place: ExercisePlace, { restSeconds }: PlanItemFragment, noted: NotedExercise) => {
    const isSetMore = noted.doneSets.length > notedAt(place).doneSets.length;
    add({ planId, ...place, ...noted });
    if (!isSetMore) return;
    if (isDayComplete(place.day, { ...place, ...noted })) {
      if (!isDone(place.day)) toggle(place.day);
    } else startRest(restSeconds);
  };

  /** The load of an exercise of the time before that on a day, or of the last time if none is noted on the day. */
  const lastLoadBefore = (day: number, exerciseId: string): number | null => {
    const loads = exerciseLoads.find(({ exercise }) => exercise.id === exerciseId)?.loads ?? [];
    const idsOnDay = trainedExercises.filter((one) => one.day === day).map(({ id }) => id);
    const onDay = loads.findLastIndex(({ id }) => idsOnDay.includes(id));
    return loads[onDay + 1]?.loadKg ?? null;
  };

  return { isDone, toggle, notedAt, note, lastLoadBefore, notice, waiting: own.length };
}

export type Training = ReturnType<typeof useTraining>;
