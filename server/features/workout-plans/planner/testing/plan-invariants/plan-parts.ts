/** Helpers for reading the parts of a plan and for reporting broken rules. */
import type { Exercise } from '../../../../exercises/exercise.type';
import type { WorkoutPlanItem } from '../../../plan-item.type';
import type { WorkoutPlanDay, WorkoutPlan } from '../../../workout-plan.type';

export type Library = ReadonlyMap<string, Exercise>;

export const isTraining = ({ kind }: WorkoutPlanDay) => kind !== 'rest';
export const violationIf = (isBroken: boolean, text: string) => (isBroken ? [text] : []);
export const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);
export const isNotWithin = (value: number, min: number, max: number) => value < min || value > max;

export const allItems = (days: readonly WorkoutPlanDay[]) =>
  days.flatMap(({ blocks }) => blocks).flatMap(({ items }) => items);

export function strengthItems(days: readonly WorkoutPlanDay[], library: Library): WorkoutPlanItem[] {
  const work = days.flatMap(({ blocks }) => blocks).filter(({ kind }) => kind === 'work');
  return work
    .flatMap(({ items }) => items)
    .filter(({ exerciseId }) => library.get(exerciseId)?.kind === 'strength');
}

/** Full weeks only: a shorter remainder at the end of a plan cannot fulfil the weekly rules. */
export function weeksOf({ days }: WorkoutPlan): WorkoutPlanDay[][] {
  const count = Math.floor(days.length / 7);
  return Array.from({ length: count }, (_, index) => days.slice(index * 7, index * 7 + 7));
}
