import { useMemo, useSyncExternalStore } from 'react';
import { itemsOf } from '#common/workout-plans/plan-days';
import type { NotedExercise } from './exercise-sets';
import { startRest } from './rest-timer';
import type { ExerciseLoadsFragment } from '../../lib/exercise-loads.generated';
import { dayChange, exerciseChange, onPlanChanges } from './plan-changes';
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
 * The result is the same object until the server answers; `useIsDone` and `useNoted` render what a tick changes, and only that.
 */
export const useTraining = (
  saved: SavedPlanViewFragment,
  exerciseLoads: readonly ExerciseLoadsFragment[],
  add: PlanChanges['add'],
): Training => useMemo(() => trainingOf(saved, exerciseLoads, add), [saved, exerciseLoads, add]);

export type Training = ReturnType<typeof trainingOf>;

export const useIsDone = (training: Training, day: number): boolean =>
  useSyncExternalStore(
    onPlanChanges,
    () => training.isDone(day),
    () => training.isDone(day),
  );

export const useNoted = (training: Training, place: ExercisePlace): NotedExercise =>
  useSyncExternalStore(
    onPlanChanges,
    () => training.notedAt(place),
    () => training.notedAt(place),
  );

function trainingOf(
  { id: planId, plan, doneDays, trainedExercises }: SavedPlanViewFragment,
  exerciseLoads: readonly ExerciseLoadsFragment[],
  add: PlanChanges['add'],
) {
  const isDone = (day: number): boolean => dayChange(planId, day)?.isDone ?? doneDays.includes(day);
  const toggle = (day: number) => add({ planId, day, isDone: !isDone(day) });

  const notedAt = ({ day, position }: ExercisePlace): NotedExercise =>
    exerciseChange(planId, day, position) ??
    trainedExercises.find((one) => one.day === day && one.position === position) ??
    NOTHING;

  /** The last set of a day ticks the day, too. */
  const note = (place: ExercisePlace, { restSeconds }: PlanItemFragment, noted: NotedExercise) => {
    const isSetMore = noted.doneSets.length > notedAt(place).doneSets.length;
    add({ planId, ...place, doneSets: noted.doneSets, loadKg: noted.loadKg });
    if (!isSetMore) return;
    if (!isComplete(place.day)) startRest(restSeconds);
    else if (!isDone(place.day)) toggle(place.day);
  };

  const isComplete = (day: number): boolean =>
    itemsOf(plan.days[day - 1]!).every(
      ({ sets }, index) => notedAt({ day, position: index + 1 }).doneSets.length >= sets,
    );

  /** The load of an exercise of the time before that on a day, or of the last time if none is noted on the day. */
  const lastLoadBefore = (day: number, exerciseId: string): number | null => {
    const loads = exerciseLoads.find(({ exercise }) => exercise.id === exerciseId)?.loads ?? [];
    const idsOnDay = trainedExercises.filter((one) => one.day === day).map(({ id }) => id);
    const onDay = loads.findLastIndex(({ id }) => idsOnDay.includes(id));
    return loads[onDay + 1]?.loadKg ?? null;
  };

  return { isDone, toggle, notedAt, note, lastLoadBefore };
}
