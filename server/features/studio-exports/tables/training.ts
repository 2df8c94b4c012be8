import { ACTIVITY_TYPES } from '#common/activity/activities';
import { CREATED, ID, MEMBER, NO_REQUEST_KEY, oneOf, STAFF, type ExportedTables } from '../exported-table';

/** Visits, workouts and health data. */
export const TRAINING: ExportedTables = {
  activities: {
    about: 'Visits to the studio, and workouts.',
    columns: {
      id: ID,
      user_id: MEMBER,
      type: oneOf('What it is', ACTIVITY_TYPES),
      workout: 'Name of the workout.',
      happened_at: 'Time at which it happened, or began.',
      recorded_by: STAFF,
      created_at: CREATED,
      updated_at: 'Time of the last change.',
    },
    leftOut: NO_REQUEST_KEY,
  },
  body_measurements: {
    about: 'Health data: measurements of members.',
    columns: {
      id: ID,
      user_id: MEMBER,
      weight_kg: 'Weight, in kilograms.',
      height_cm: 'Height, in centimetres.',
      bmi: 'Body mass index, in kg/m².',
      muscle_mass_kg: 'Muscle mass, in kilograms.',
      measured_at: 'Time of the measurement.',
    },
  },
  diet_details: {
    about: 'Health data: what members and visitors entered for a diet.',
    columns: {
      id: ID,
      user_id: 'The member, if it is one: users.id.',
      age: 'Age in years.',
      gender: 'Gender.',
      bmi: 'Body mass index, in kg/m².',
      bmi_status: 'Category of the body mass index.',
      diet_goal: 'What is to be reached.',
      food_preferences: 'What is liked, and what is not eaten.',
      fitness_level: 'How fit they are.',
      limitations: 'Allergies, illnesses and the like.',
      created_at: CREATED,
      updated_at: 'Time of the last change.',
    },
  },
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
