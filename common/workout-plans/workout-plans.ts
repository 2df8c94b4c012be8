/** Options for generating a workout plan, with the labels that users see. */
import { keysOf } from '../keys-of';

export const GOAL_LABELS = {
  weight_loss: 'Weight loss',
  muscle_gain: 'Muscle gain',
  strength: 'Strength',
  endurance: 'Muscular endurance',
  flexibility: 'Flexibility',
  cardio: 'Cardio fitness',
} as const;

export type Goal = keyof typeof GOAL_LABELS;
export const GOALS = keysOf(GOAL_LABELS);

export const EXPERIENCE_LABELS = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
  expert: 'Expert',
} as const;

export type Experience = keyof typeof EXPERIENCE_LABELS;
/** Lowest first. */
export const EXPERIENCES = keysOf(EXPERIENCE_LABELS);

export const LOCATION_LABELS = {
  home: 'At home',
  gym: 'Gym',
  outdoor: 'Outdoors',
  studio: 'Studio',
} as const;

export type Location = keyof typeof LOCATION_LABELS;
export const LOCATIONS = keysOf(LOCATION_LABELS);

/** Lengths of a plan that are offered, in days. */
export const PLAN_DAYS = [7, 10, 14, 21, 30, 60] as const;
export type PlanDays = (typeof PLAN_DAYS)[number];
export const PLAN_DAYS_DEFAULT: PlanDays = 7;

export const PLAN_EQUIPMENT_LABELS = {
  none: 'No equipment',
  dumbbells: 'Dumbbells',
  resistance_bands: 'Resistance bands',
  barbell: 'Barbell',
  machines: 'Machines',
  kettlebell: 'Kettlebell',
  yoga_mat: 'Yoga mat',
  pull_up_bar: 'Pull-up bar',
  medicine_ball: 'Medicine ball',
  jump_rope: 'Jump rope',
  stability_ball: 'Stability ball',
} as const;

export type PlanEquipment = keyof typeof PLAN_EQUIPMENT_LABELS;
export const PLAN_EQUIPMENT = keysOf(PLAN_EQUIPMENT_LABELS);

/** Types of days of a plan. */
export const PLAN_DAY_KINDS = ['strength', 'cardio', 'flexibility', 'rest'] as const;
export type PlanDayKind = (typeof PLAN_DAY_KINDS)[number];

/** Parts of a training day, in order. */
export const PLAN_BLOCK_KINDS = ['warm_up', 'work', 'cardio', 'cool_down'] as const;
export type PlanBlockKind = (typeof PLAN_BLOCK_KINDS)[number];
