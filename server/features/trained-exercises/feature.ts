import type { Feature } from '../feature';
import { TrainedExerciseRow } from './trained-exercise.entity';
import * as rateLimits from './trained-exercise.rate-limits';
import {
  ExerciseLoadsOfUser,
  TrainedExerciseResolver,
  TrainedExercisesOfPlan,
} from './trained-exercise.resolver';

export const trainedExercises: Feature = {
  entities: [TrainedExerciseRow],
  resolvers: [TrainedExerciseResolver, TrainedExercisesOfPlan, ExerciseLoadsOfUser],
  rateLimits: Object.values(rateLimits),
  memberTables: {
    trained_exercises: {
      read: `select plan_id, day, position, exercise_id, done_sets, load_kg, trained_at
        from trained_exercises where user_id = $1 order by trained_at, id`,
    },
  },
};
