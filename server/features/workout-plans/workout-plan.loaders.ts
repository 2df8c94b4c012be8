import type { Limitation } from '#common/exercises/exercises';
import { onePerKey, type Batch } from '../../graphql/loaders';
import type { SavedWorkoutPlan } from './saved-workout-plan.type';
import type { WorkoutPlan } from './workout-plan.type';

/** Saved plans by their id. */
export const savedPlansById: Batch<string, WorkoutPlan> = (ids, { savedWorkoutPlans }) =>
  savedWorkoutPlans.plansOf(ids);

export const savedPlansOfUsers: Batch<string, SavedWorkoutPlan[]> = onePerKey(
  (userId, { savedWorkoutPlans }) => savedWorkoutPlans.list(userId),
);

/** The plan with an id, if the user has it. */
export const savedPlanOfUser: Batch<string, SavedWorkoutPlan | null, [id: string]> = onePerKey(
  (userId, { savedWorkoutPlans }, id) => savedWorkoutPlans.find(userId, id),
);

export const limitationsOfUsers: Batch<string, Limitation[]> = onePerKey((userId, { workoutPlans }) =>
  workoutPlans.limitationsOf(userId),
);
