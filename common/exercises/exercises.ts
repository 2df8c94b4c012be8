/** Classifications of exercises, with the labels that users see. */
import { keysOf } from '../keys-of';

export const MUSCLE_LABELS = {
  abdominals: 'Abdominals',
  abductors: 'Abductors',
  adductors: 'Adductors',
  biceps: 'Biceps',
  lower_back: 'Lower Back',
  upper_back: 'Upper Back',
  cardio: 'Cardio',
  chest: 'Chest',
  calves: 'Calves',
  forearms: 'Forearms',
  glutes: 'Glutes',
  hamstrings: 'Hamstrings',
  lats: 'Lats',
  quadriceps: 'Quadriceps',
  shoulders: 'Shoulders',
  triceps: 'Triceps',
  traps: 'Traps',
  neck: 'Neck',
  full_body: 'Full Body',
} as const;

export type Muscle = keyof typeof MUSCLE_LABELS;
export const MUSCLES = keysOf(MUSCLE_LABELS);

export const EQUIPMENT_LABELS = {
  none: 'None',
  barbell: 'Barbell',
  dumbbell: 'Dumbbell',
  kettlebell: 'Kettlebell',
  machine: 'Machine',
  plate: 'Plate',
  resistance_band: 'Resistance Band',
  other: 'Other',
} as const;

export type Equipment = keyof typeof EQUIPMENT_LABELS;
export const EQUIPMENT = keysOf(EQUIPMENT_LABELS);

/** Equipment whose weight is chosen, so that there is a load to note. */
export const LOADED_EQUIPMENT: ReadonlySet<Equipment> = new Set([
  'barbell',
  'dumbbell',
  'kettlebell',
  'machine',
  'plate',
]);

/** Individual items that an exercise requires; `Equipment` is the broader category for filtering. */
export const REQUIRED_ITEM_LABELS = {
  dumbbell: 'Dumbbell',
  barbell: 'Barbell',
  plates: 'Weight plates',
  kettlebell: 'Kettlebell',
  band: 'Resistance band',
  machine: 'Machine',
  bench: 'Bench',
  rack: 'Rack',
  box: 'Box',
  chair: 'Chair',
  wall: 'Wall',
  step: 'Step',
  mat: 'Mat',
  pull_up_bar: 'Pull-up bar',
  dip_bars: 'Dip bars',
  medicine_ball: 'Medicine ball',
  stability_ball: 'Stability ball',
  jump_rope: 'Jump rope',
  ab_wheel: 'Ab wheel',
  foam_roller: 'Foam roller',
  suspension_trainer: 'Suspension trainer',
} as const;

export type RequiredItem = keyof typeof REQUIRED_ITEM_LABELS;
export const REQUIRED_ITEMS = keysOf(REQUIRED_ITEM_LABELS);

export const LEVEL_LABELS = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
} as const;

export type Level = keyof typeof LEVEL_LABELS;
/** Easiest first. */
export const LEVELS = keysOf(LEVEL_LABELS);

export const EXERCISE_KINDS = ['strength', 'cardio', 'mobility', 'stretch'] as const;
export type ExerciseKind = (typeof EXERCISE_KINDS)[number];

/** Unit in which a set is counted. */
export const MEASURES = ['reps', 'seconds'] as const;
export type Measure = (typeof MEASURES)[number];

/** Both sides at once, one side after the other, or alternating. */
export const SIDES = ['both', 'each', 'alternating'] as const;
export type Sides = (typeof SIDES)[number];

/** Movement patterns; exercises with the same pattern can replace each other. */
export const PATTERNS = [
  'squat',
  'lunge',
  'hinge',
  'horizontal_push',
  'vertical_push',
  'horizontal_pull',
  'vertical_pull',
  'elbow_flexion',
  'elbow_extension',
  'wrist',
  'shoulder_raise',
  'shrug',
  'hip_extension',
  'hip_abduction',
  'hip_adduction',
  'knee_extension',
  'knee_flexion',
  'calf_raise',
  'core_flexion',
  'core_anti_extension',
  'core_rotation',
  'core_lateral',
  'back_extension',
  'neck',
  'carry',
  'whole_body',
  'locomotion',
  'jump',
  'mobility',
  'stretch',
] as const;
export type Pattern = (typeof PATTERNS)[number];

/** Physical limitations with which an exercise should be avoided. */
export const LIMITATIONS = [
  'knee',
  'hip',
  'ankle',
  'lower_back',
  'shoulder',
  'elbow',
  'wrist',
  'neck',
  'balance',
  'high_blood_pressure',
  'pregnancy',
  'floor',
] as const;
export type Limitation = (typeof LIMITATIONS)[number];
