import { BMI_STATUS_FROM, type BmiStatus } from '#common/measurements/bmi';
import type { FitnessLevel, Gender } from '#common/diet/energy-need';
import { enumType } from '../../graphql/enums';

export const GenderType = enumType<Gender>(
  'Gender',
  {
    male: 'Male.',
    female: 'Female.',
    other: 'Any other gender; the energy need is the mean of those of the other two.',
  },
  'Gender, used to estimate energy needs.',
);

const [NORMAL_FROM, OVERWEIGHT_FROM, OBESE_FROM] = BMI_STATUS_FROM;

export const BmiStatusType = enumType<BmiStatus>(
  'BmiStatus',
  {
    Underweight: `Below ${NORMAL_FROM} kg/m².`,
    Normal: `From ${NORMAL_FROM} to below ${OVERWEIGHT_FROM} kg/m².`,
    Overweight: `From ${OVERWEIGHT_FROM} to below ${OBESE_FROM} kg/m².`,
    Obese: `${OBESE_FROM} kg/m² and above.`,
  },
  'Category of a body mass index, after rounding to one decimal.',
);

export const FitnessLevelType = enumType<FitnessLevel>(
  'FitnessLevel',
  {
    sedentary: 'Mostly sitting.',
    light: 'Training on 1 to 3 days a week.',
    moderate: 'Training on 3 to 5 days a week.',
    very: 'Training on 6 or 7 days a week.',
  },
  'Level of physical activity.',
);
