import * as z from 'zod/mini';
import { BMI_STATUSES, bmiStatusOf, toOneDecimal, type BmiStatus } from '../bmi';
import { FITNESS_LEVELS, GENDERS, type FitnessLevel, type Gender } from '../diet/energy-need';
import { BMI, DIET_AGE } from '../limits';
import { messages } from '../messages';
import { measurement, text } from './fields';

/** Values of the diet form; all are optional. */
export interface DietValues {
  age?: number | null | undefined;
  gender?: Gender | null | undefined;
  bmi?: number | null | undefined;
  bmiStatus?: BmiStatus | null | undefined;
  dietGoal?: string | null | undefined;
  foodPreferences?: string | null | undefined;
  fitnessLevel?: FitnessLevel | null | undefined;
  limitations?: string | null | undefined;
}

const ageError = messages.numberOutOfRange(DIET_AGE.min, DIET_AGE.max);

const age = z.nullish(
  z
    .number({ error: ageError })
    .check(
      z.int({ error: ageError }),
      z.gte(DIET_AGE.min, { error: ageError }),
      z.lte(DIET_AGE.max, { error: ageError }),
    ),
);

/** Empty text becomes null. */
const optionalText = z.pipe(
  z.nullish(text),
  z.transform((value: string | null | undefined) => value || null),
);

/**
 * The diet form: no field is required. If there is an index, it is rounded to one decimal and determines the status;
 * otherwise the status is kept as given.
 */
export const dietForm = z.pipe(
  z.object({
    age,
    gender: z.nullish(z.enum(GENDERS)),
    bmi: measurement(BMI),
    bmiStatus: z.nullish(z.enum(BMI_STATUSES)),
    dietGoal: optionalText,
    foodPreferences: optionalText,
    fitnessLevel: z.nullish(z.enum(FITNESS_LEVELS)),
    limitations: optionalText,
  }),
  z.transform((values): DietValues => ({ ...values, ...withDerivedStatus(values) })),
);

function withDerivedStatus({ bmi, bmiStatus }: Pick<DietValues, 'bmi' | 'bmiStatus'>) {
  if (bmi == null) return { bmi: null, bmiStatus: bmiStatus ?? null };
  const index = toOneDecimal(bmi);
  return { bmi: index, bmiStatus: bmiStatusOf(index) };
}
