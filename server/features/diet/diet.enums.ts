import { BMI_STATUSES, type BmiStatus } from '#common/members/bmi';
import { FITNESS_LEVELS, GENDERS, type FitnessLevel, type Gender } from '#common/diet/energy-need';
import { enumOf } from '../../graphql/enums';

export const GenderType = enumOf<Gender>('Gender', GENDERS, 'The gender used to estimate energy needs.');

export const BmiStatusType = enumOf<BmiStatus>(
  'BmiStatus',
  BMI_STATUSES,
  'The category of a body mass index.',
);

export const FitnessLevelType = enumOf<FitnessLevel>(
  'FitnessLevel',
  FITNESS_LEVELS,
  'The level of physical activity, from hardly any to nearly every day.',
);
