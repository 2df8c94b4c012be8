import { CREATED, ID, MEMBER, type StudioTables } from '../studio-table';

export const STUDIO_TABLES: StudioTables = {
  workout_plans: {
    about: 'Health data: workout plans that members saved.',
    columns: {
      id: ID,
      user_id: MEMBER,
      title: 'Title.',
      training_days: 'Number of days with training.',
      starts_on: 'Date of the first day.',
      input: 'What the plan was made from, with limitations.',
      plan: 'The days of the plan, with their exercises.',
      created_at: CREATED,
    },
  },
  workout_plan_days: {
    about: 'Days of saved workout plans that were done.',
    columns: {
      plan_id: 'The plan: workout_plans.id.',
      day: 'Number of the day, from 1.',
      activity_id: 'The workout: activities.id.',
    },
    sortedBy: 'plan_id, day',
  },
  trained_exercises: {
    about: 'Exercises of saved workout plans that were done.',
    columns: {
      id: ID,
      user_id: MEMBER,
      plan_id: 'The plan: workout_plans.id. Empty once it has been removed.',
      day: 'Number of the day, from 1.',
      position: 'Number of the exercise among those of the day, from 1.',
      exercise_id: 'Name of the exercise in the exercise hub.',
      done_sets: 'Numbers of the sets that were done.',
      load_kg: 'Load, in kilograms.',
      trained_at: 'Time of the last change.',
    },
  },
};
