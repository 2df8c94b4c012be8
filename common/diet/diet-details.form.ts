import * as z from 'zod/mini';
import { BMI_STATUSES, bmiStatusOf, toOneDecimal } from '../measurements/bmi';
import { FITNESS_LEVELS, GENDERS } from './energy-need';
import { DIET_AGE } from './limits';
import { BMI } from '../measurements/limits';
import { messages } from '../messages';
import { measurement } from '../forms/fields';
import { text } from '../accounts/profile-fields';

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

export const dietFields = z.object({
  age,
  gender: z.nullish(z.enum(GENDERS)),
  bmi: measurement(BMI),
  bmiStatus: z.nullish(z.enum(BMI_STATUSES)),
  dietGoal: optionalText,
  foodPreferences: optionalText,
  fitnessLevel: z.nullish(z.enum(FITNESS_LEVELS)),
  limitations: optionalText,
});

/** Values of the diet form; all are optional. */
export type DietValues = z.input<typeof dietFields>;

/**
 * The diet form: no field is required. If there is an index, it is rounded to one decimal and determines the status;
 * otherwise the status is kept as given.
 */
export const dietForm = z.pipe(
  dietFields,
  z.transform((values): DietValues => ({ ...values, ...withDerivedStatus(values) })),
);

function withDerivedStatus({ bmi, bmiStatus }: Pick<DietValues, 'bmi' | 'bmiStatus'>) {
  if (bmi == null) return { bmi: null, bmiStatus: bmiStatus ?? null };
  const index = toOneDecimal(bmi);
  return { bmi: index, bmiStatus: bmiStatusOf(index) };
}
