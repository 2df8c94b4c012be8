import type { Batch } from '../../graphql/loaders';
import type { WorkoutPlan } from './workout-plan.type';

/** Saved plans by their id. */
export const savedPlansById: Batch<string, WorkoutPlan> = (ids, { savedWorkoutPlans }) =>
  savedWorkoutPlans.plansOf(ids);
