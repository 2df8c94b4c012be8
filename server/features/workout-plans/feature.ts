import { Raw } from 'typeorm';
import type { Feature } from '../feature';
import { SavedWorkoutPlanRow, WorkoutPlanTick } from './saved-workout-plan.entity';
import { TrainedExerciseRow } from './trained-exercise.entity';
import * as exerciseRateLimits from './trained-exercise.rate-limits';
import {
  ExerciseLoadsOfUser,
  TrainedExerciseResolver,
  TrainedExercisesOfPlan,
} from './trained-exercise.resolver';
import * as planRateLimits from './workout-plan.rate-limits';
import {
  SavedWorkoutPlanFields,
  UserWorkoutPlans,
  WorkoutPlanItemFields,
  WorkoutPlanResolver,
} from './workout-plan.resolver';
import { workoutPlanRoutes } from './workout-plan.routes';
import { STUDIO_TABLES } from './studio-tables';

export const workoutPlans: Feature = {
  entities: [SavedWorkoutPlanRow, WorkoutPlanTick, TrainedExerciseRow],
  resolvers: [
    WorkoutPlanResolver,
    UserWorkoutPlans,
    SavedWorkoutPlanFields,
    WorkoutPlanItemFields,
    TrainedExerciseResolver,
    TrainedExercisesOfPlan,
    ExerciseLoadsOfUser,
  ],
  routes: workoutPlanRoutes,
  rateLimits: Object.values({ ...planRateLimits, ...exerciseRateLimits }),
  // Plans adapted to physical limitations; other plans contain no health data.
  healthData: [
    { table: SavedWorkoutPlanRow, only: { input: Raw((input) => `${input} -> 'limitations' <> '[]'`) } },
  ],
  memberTables: {
    workout_plans: {
      read: `select id, title, input, plan, training_days, starts_on::text, created_at
        from workout_plans where user_id = $1 order by created_at, id`,
    },
    workout_plan_days: {
      read: `select plan_id, day, happened_at as done_at
        from workout_plan_days join workout_plans on workout_plans.id = plan_id join activities on activities.id = activity_id
        where workout_plans.user_id = $1 order by plan_id, day`,
    },
    trained_exercises: {
      read: `select plan_id, day, position, exercise_id, done_sets, load_kg, trained_at
        from trained_exercises where user_id = $1 order by trained_at, id`,
    },
  },
  studioTables: STUDIO_TABLES,
};
