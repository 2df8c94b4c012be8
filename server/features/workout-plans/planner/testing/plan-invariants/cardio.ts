import type { WorkoutPlan } from '../../../workout-plan.type';
import { allItems, type Library } from './plan-parts';

export const MODERATE_CARDIO = ['brisk-walk', 'march-in-place', 'stationary-bike'];

export function startViolations({ days, experience }: WorkoutPlan, library: Library): string[] {
  if (experience !== 'beginner') return [];
  const cardio = allItems(days.slice(0, 7)).filter(
    ({ exerciseId }) => library.get(exerciseId)?.kind === 'cardio',
  );
  return cardio
    .filter(
      ({ exerciseId, effort }) => !MODERATE_CARDIO.includes(exerciseId) || effort?.includes('few words'),
    )
    .map(({ exerciseId }) => `${exerciseId} is too much for a beginner's first week`);
}
