import type { Exercise } from '../../../../exercises/exercise.type';
import type { WorkoutPlanItem } from '../../../plan-item.type';
import type { WorkoutPlanDay, WorkoutPlan } from '../../../workout-plan.type';
import { isNotWithin, violationIf, strengthItems, sum, weeksOf, type Library } from './plan-parts';

const STRENGTH_GOALS = ['strength', 'muscle_gain', 'endurance', 'weight_loss'];
const PUSH = ['horizontal_push', 'vertical_push'];
const PULL = ['horizontal_pull', 'vertical_pull'];
const MOVEMENTS: Record<string, string[]> = {
  squat: ['squat', 'lunge'],
  hinge: ['hinge', 'hip_extension'],
  push: PUSH,
  pull: PULL,
  core: ['core_anti_extension', 'core_flexion', 'core_lateral', 'core_rotation'],
};
const SETS_PER_MUSCLE_MAX = 20;

export function weekViolations(plan: WorkoutPlan, allowed: readonly Exercise[], library: Library): string[] {
  if (!STRENGTH_GOALS.includes(plan.goal)) return [];
  return weeksOf(plan).flatMap((week) => violationsOfWeek(week, allowed, library));
}

function violationsOfWeek(
  week: readonly WorkoutPlanDay[],
  allowed: readonly Exercise[],
  library: Library,
): string[] {
  const items = strengthItems(week, library);
  const setsOf = (isCounted: (exercise: Exercise) => boolean) =>
    sum(items.filter(({ exerciseId }) => isCounted(library.get(exerciseId)!)).map(({ sets }) => sets));
  const push = setsOf(({ pattern }) => PUSH.includes(pattern));
  const pull = setsOf(({ pattern }) => PULL.includes(pattern));
  const muscles = new Set(items.map(({ exerciseId }) => library.get(exerciseId)!.muscle));
  const from = `week from day ${week[0]!.day}:`;
  return [
    ...missingMovements(items, allowed, library).map((movement) => `${from} no ${movement}`),
    ...violationIf(
      push > 0 && pull > 0 && isNotWithin(push / pull, 0.8, 1.25),
      `${from} ${push} push, ${pull} pull`,
    ),
    ...[...muscles].flatMap((muscle) => {
      const sets = setsOf((exercise) => exercise.muscle === muscle);
      return violationIf(sets > SETS_PER_MUSCLE_MAX, `${from} ${sets} sets for ${muscle}`);
    }),
  ];
}

function missingMovements(
  items: readonly WorkoutPlanItem[],
  allowed: readonly Exercise[],
  library: Library,
): string[] {
  const trained = items.map(({ exerciseId }) => library.get(exerciseId)!.pattern);
  const possible = allowed.filter(({ kind }) => kind === 'strength');
  return Object.entries(MOVEMENTS)
    .filter(([, patterns]) => possible.some(({ pattern }) => patterns.includes(pattern)))
    .filter(([, patterns]) => !trained.some((pattern) => patterns.includes(pattern)))
    .map(([movement]) => movement);
}

/**
 * Every fourth week must have about 40 % fewer sets than the first of its four weeks. The tolerance allows for
 * rounding to whole sets.
 */
export function lighterWeekViolations(plan: WorkoutPlan, library: Library): string[] {
  if (!STRENGTH_GOALS.includes(plan.goal)) return [];
  const sets = weeksOf(plan).map((week) => sum(strengthItems(week, library).map((item) => item.sets)));
  return sets.flatMap((ofWeek, index) => {
    const first = sets[index - 3];
    if (index % 4 !== 3 || !first) return [];
    return violationIf(
      isNotWithin(ofWeek / first, 0.45, 0.75),
      `week ${index + 1}: ${ofWeek} sets instead of ${first}`,
    );
  });
}

/** A day is labelled as strength, or mentions reps, only if it has a strength exercise. */
export function dayViolations({ days }: WorkoutPlan, library: Library): string[] {
  return days
    .filter(({ kind, note }) => kind === 'strength' || /\brep\b|clean reps/.test(note ?? ''))
    .filter((day) => strengthItems([day], library).length === 0)
    .map(({ day }) => `day ${day}: strength without an exercise for it`);
}

/** Re-tests have no note about light sets, since each exercise includes its warm-up set. */
export function reTestNoteViolations({ days }: WorkoutPlan): string[] {
  const reTests = days.filter(({ title }) => title.startsWith('Re-test'));
  return violationIf(
    reTests.some(({ blocks }) => blocks.some(({ note }) => note?.includes('light sets'))),
    'a re-test with light sets before it',
  );
}
