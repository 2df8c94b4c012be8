import {
  EXPERIENCE_LABELS,
  GOAL_LABELS,
  LOCATION_LABELS,
  PLAN_EQUIPMENT_LABELS,
  type Experience,
  type Goal,
  type Location,
  type PlanBlockKind,
  type PlanDayKind,
  type PlanEquipment,
} from '#common/workout-plans';
import { describedEnum } from '../../graphql/enums';

export const GoalType = describedEnum<Goal>('WorkoutGoal', GOAL_LABELS, 'What a workout plan is for.');
export const ExperienceType = describedEnum<Experience>(
  'WorkoutExperience',
  EXPERIENCE_LABELS,
  'How much training somebody has behind them.',
);
export const LocationType = describedEnum<Location>(
  'WorkoutLocation',
  LOCATION_LABELS,
  'Where somebody trains.',
);
export const PlanEquipmentType = describedEnum<PlanEquipment>(
  'WorkoutEquipment',
  PLAN_EQUIPMENT_LABELS,
  'Equipment that a workout plan may use.',
);
export const PlanDayKindType = describedEnum<PlanDayKind>(
  'WorkoutPlanDayKind',
  {
    strength: 'Strength training, as sets or as a circuit.',
    cardio: 'Training for heart and lungs.',
    flexibility: 'Stretching and mobility.',
    rest: 'No training.',
  },
  'What a day of a workout plan is for.',
);
export const PlanBlockKindType = describedEnum<PlanBlockKind>(
  'WorkoutPlanBlockKind',
  {
    warm_up: 'Warm-up.',
    work: 'The exercises of the day.',
    cardio: 'Continuous or interval training for heart and lungs.',
    cool_down: 'Cool-down.',
  },
  'A part of a training day.',
);
