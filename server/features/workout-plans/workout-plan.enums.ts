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
} from '#common/workout-plans/workout-plans';
import { enumType, sentencesOf } from '../../graphql/enums';

export const GoalType = enumType<Goal>(
  'WorkoutGoal',
  sentencesOf(GOAL_LABELS),
  'Training goal of a workout plan.',
);
export const ExperienceType = enumType<Experience>(
  'WorkoutExperience',
  sentencesOf(EXPERIENCE_LABELS),
  'Training experience.',
);
export const LocationType = enumType<Location>(
  'WorkoutLocation',
  sentencesOf(LOCATION_LABELS),
  'Training location.',
);
export const PlanEquipmentType = enumType<PlanEquipment>(
  'WorkoutEquipment',
  sentencesOf(PLAN_EQUIPMENT_LABELS),
  'Equipment that a workout plan may use.',
);
export const PlanDayKindType = enumType<PlanDayKind>('WorkoutPlanDayKind', {
  strength: 'Strength training, as sets or as a circuit.',
  cardio: 'Cardiovascular training.',
  flexibility: 'Stretching and mobility.',
  rest: 'No training.',
});
export const PlanBlockKindType = enumType<PlanBlockKind>(
  'WorkoutPlanBlockKind',
  {
    warm_up: 'Warm-up.',
    work: 'Main exercises of the day.',
    cardio: 'Continuous or interval cardiovascular training.',
    cool_down: 'Cool-down.',
  },
  'Kind of a part of a training day.',
);
