import { Field, Float, InputType, Int } from 'type-graphql';
import type { BmiStatus } from '#common/members/bmi';
import type { FitnessLevel, Gender } from '#common/diet/energy-need';
import { dietForm, type DietValues } from '#common/diet/diet-details.form';
import { Validated } from '../../lib/validated';
import { AGE, DIET_GOAL, FITNESS_LEVEL, FOOD_PREFERENCES, GENDER, LIMITATIONS } from './diet-descriptions';
import { BmiStatusType, FitnessLevelType, GenderType } from './diet.enums';

@Validated(dietForm)
@InputType({
  description:
    'Diet details to save. Those of a member replace the ones saved before; absent fields are cleared.',
})
export class SaveDietDetailsInput implements DietValues {
  @Field(() => Int, { nullable: true, description: AGE })
  age?: number | null;

  @Field(() => GenderType, { nullable: true, description: GENDER })
  gender?: Gender | null;

  @Field(() => Float, { nullable: true, description: 'Body mass index, kg/m²; rounded to one decimal.' })
  bmi?: number | null;

  @Field(() => BmiStatusType, {
    nullable: true,
    description: 'Ignored if `bmi` is given: the status is then derived from it.',
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
      'Whether to save only for the current user: fails with UNAUTHENTICATED when signed out, instead of saving anonymously.',
  })
  isForCurrentUser!: boolean;
}
