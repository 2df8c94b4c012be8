import type { WorkoutPlan } from '../../../workout-plan.type';
import { violationIf, strengthItems, type Library } from './plan-parts';

export function reasonViolations(plan: WorkoutPlan, library: Library): string[] {
  return [...twiceAWeekViolations(plan, library), ...progressionReasonViolations(plan, library)];
}

/** A plan mentions growing reps and sets only if it has strength exercises. */
function progressionReasonViolations({ goal, days, reasons }: WorkoutPlan, library: Library): string[] {
  const isSaid = reasons.some(({ text }) => /one rep more|fewer sets|other variants/.test(text));
  return violationIf(
    isSaid && goal !== 'flexibility' && strengthItems(days, library).length === 0,
    'reps grow in a plan without strength exercises',
  );
}

/** A plan claims that all large muscles are trained twice a week only if they are. */
function twiceAWeekViolations({ days, reasons }: WorkoutPlan, library: Library): string[] {
  // The back counts only as the primary muscle: leg and trunk exercises merely hold it still.
  const isSaid = reasons.some(({ text }) => text.startsWith('All large muscle groups'));
  if (!isSaid) return [];
  const trained = days.slice(0, 7).map((day) =>
    strengthItems([day], library).flatMap(({ exerciseId }) => {
      const { muscle, secondary } = library.get(exerciseId)!;
      return [muscle, ...secondary.filter((one) => one !== 'lats' && one !== 'upper_back')];
    }),
  );
  const groups = [['chest'], ['lats', 'upper_back'], ['shoulders'], ['quadriceps'], ['glutes', 'hamstrings']];
  return groups.flatMap((group) =>
    violationIf(
      trained.filter((day) => day.some((muscle) => group.includes(muscle))).length < 2,
      `${group.join(' or ')} trained less than twice`,
    ),
  );
}
