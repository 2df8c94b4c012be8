import type { WorkoutPlanItem } from '../../../plan-item.type';
import type { WorkoutPlanBlock, WorkoutPlanDay, WorkoutPlan } from '../../../workout-plan.type';
import { allItems, violationIf } from './plan-parts';

/** No re-test or maximum effort in pregnancy or with high blood pressure; re-tests only repeat trained exercises. */
export function reTestViolations({ days, limitations }: WorkoutPlan): string[] {
  const isEasy = limitations.includes('pregnancy') || limitations.includes('high_blood_pressure');
  const isReTest = ({ note, title }: WorkoutPlanDay) => /Re-test/.test(`${note} ${title}`);
  const first = new Set(allItems(days.slice(0, 7)).map(({ exerciseId }) => exerciseId));
  const measured = days
    .filter(isReTest)
    .flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'work'));
  return [
    ...violationIf(isEasy && days.some(isReTest), 'a re-test for a person on easy doses'),
    ...violationIf(
      isEasy && allItems(days).some(({ effort }) => /as you can|few words/.test(effort ?? '')),
      'too hard for a person on easy doses',
    ),
    ...measured
      .flatMap(({ items }) => items)
      .filter(({ exerciseId }) => !first.has(exerciseId))
      .map(({ exerciseId }) => `${exerciseId} is measured again and was never trained`),
  ];
}

/** A day whose note says "more than last week" has larger counts than the same day a week before. */
export function noteViolations({ days }: WorkoutPlan): string[] {
  return days.slice(7).flatMap((day, index) => {
    const promises = day.note?.match(/[^.]*more [^.]*than last week/g) ?? [];
    return promises.flatMap((promise) => {
      const kind = /cardio|bout/.test(promise) ? 'cardio' : 'work';
      return violationIf(!isMore(day, days[index]!, kind), `day ${day.day}: not true:${promise}`);
    });
  });
}

/** Ignores easy movement, which only fills a session up and therefore shrinks when the rest grows. */
function isMore(day: WorkoutPlanDay, before: WorkoutPlanDay, kind: WorkoutPlanBlock['kind']): boolean {
  const itemsOf = ({ blocks }: WorkoutPlanDay) =>
    blocks
      .filter((block) => block.kind === kind)
      .flatMap(({ items }) => items)
      .filter(({ effort }) => !effort?.startsWith('easy'));
  const old = new Map(itemsOf(before).map((item) => [item.exerciseId, item]));
  const pairs = itemsOf(day).flatMap((item) => {
    const last = old.get(item.exerciseId);
    return last ? [[item, last] as const] : [];
  });
  const grew = ([now, last]: readonly [WorkoutPlanItem, WorkoutPlanItem]) =>
    now.max > last.max || (kind === 'cardio' && now.sets > last.sets);
  return pairs.length > 0 && pairs.every(grew);
}
