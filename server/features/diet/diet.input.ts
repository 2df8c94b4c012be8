import { Field, Float, InputType, Int } from 'type-graphql';
import type { BmiStatus } from '#common/members/bmi';
import type { FitnessLevel, Gender } from '#common/diet/energy-need';
import { dietForm, type DietValues } from '#common/diet/diet-details.form';
import { Validated } from '../../lib/validated';
import { BmiStatusType, FitnessLevelType, GenderType } from './diet.enums';

@Validated(dietForm)
@InputType({ description: 'Diet details. They replace those saved before; absent fields are cleared.' })
export class DietDetailsInput implements DietValues {
  @Field(() => Int, { nullable: true })
  age?: number | null;

  @Field(() => GenderType, { nullable: true })
  gender?: Gender | null;

  @Field(() => Float, { nullable: true, description: 'Body mass index, kg/m²; rounded to one decimal.' })
  bmi?: number | null;

  @Field(() => BmiStatusType, {
    nullable: true,
    description: 'Ignored if `bmi` is given: the status is then derived from it.',
  })
  bmiStatus?: BmiStatus | null;

  @Field(() => String, { nullable: true })
  dietGoal?: string | null;

  @Field(() => String, { nullable: true })
  foodPreferences?: string | null;

  @Field(() => FitnessLevelType, { nullable: true, description: 'Level of physical activity.' })
  fitnessLevel?: FitnessLevel | null;

  @Field(() => String, {
    nullable: true,
    description: 'Foods or activities to avoid, such as allergies and injuries.',
  })
  limitations?: string | null;
}

/** Options of the argument `isMine`. */
export const IS_MINE = {
  defaultValue: false,
  description: 'Whether to fail with UNAUTHENTICATED instead of saving anonymously when signed out.',
};
