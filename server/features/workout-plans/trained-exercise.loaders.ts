import { onePerKey, type Batch } from '../../graphql/loaders';
import type { ExerciseLoads, TrainedExercise } from './trained-exercise.type';

/** Trained exercises by the id of their plan. */
export const trainedExercisesOfPlans: Batch<string, TrainedExercise[]> = (ids, { trainedExercises }) =>
  trainedExercises.ofPlans(ids);

export const exerciseLoadsOfUsers: Batch<string, ExerciseLoads[]> = onePerKey(
  (userId, { trainedExercises }) => trainedExercises.loadsOf(userId),
);
