import { Field, Float, InputType, Int } from 'type-graphql';
import type { BmiStatus } from '#common/measurements/bmi';
import type { FitnessLevel, Gender } from '#common/diet/energy-need';
import { dietForm, type DietValues } from '#common/diet/diet-details.form';
import { DIET_AGE } from '#common/diet/limits';
import { BMI } from '#common/measurements/limits';
import { Validated } from '../../lib/validated';
import { DIET_GOAL, FITNESS_LEVEL, FOOD_PREFERENCES, GENDER, LIMITATIONS } from './diet-descriptions';
import { BmiStatusType, FitnessLevelType, GenderType } from './diet.enums';

@Validated(dietForm)
@InputType({
  description: 'The details replace those that the current user has saved before: absent fields are cleared.',
})
export class SaveDietDetailsInput implements DietValues {
  @Field(() => Int, { nullable: true, description: `Age in years, ${DIET_AGE.min} to ${DIET_AGE.max}.` })
  age?: number | null;

  @Field(() => GenderType, { nullable: true, description: GENDER })
  gender?: Gender | null;

  @Field(() => Float, {
    nullable: true,
    description: `Body mass index in kg/m², ${BMI.min} to ${BMI.max}; rounded to one decimal.`,
  })
  bmi?: number | null;

  @Field(() => BmiStatusType, {
    nullable: true,
    description: 'Category of the body mass index. Ignored if `bmi` is given, from which it is then derived.',
  })
  bmiStatus?: BmiStatus | null;

  @Field(() => String, { nullable: true, description: DIET_GOAL })
  dietGoal?: string | null;

  @Field(() => String, { nullable: true, description: FOOD_PREFERENCES })
  foodPreferences?: string | null;

  @Field(() => FitnessLevelType, { nullable: true, description: FITNESS_LEVEL })
  fitnessLevel?: FitnessLevel | null;

  @Field(() => String, { nullable: true, description: LIMITATIONS })
  limitations?: string | null;

  @Field(() => Boolean, {
    defaultValue: false,
    description:
      'Whether saving without a log-in fails, with `UNAUTHENTICATED`, instead of saving anonymously.',
  })
  isForCurrentUser!: boolean;
}
