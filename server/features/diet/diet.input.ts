import { Field, Float, InputType, Int } from 'type-graphql';
import type { BmiStatus } from '#common/bmi';
import type { FitnessLevel, Gender } from '#common/diet/energy-need';
import { dietForm, type DietValues } from '#common/forms/diet';
import { BmiStatusType, FitnessLevelType, GenderType } from '../../graphql/enums';
import { Validated } from '../../lib/validated';

@Validated(dietForm)
@InputType({ description: 'Takes the place of what was saved before: what is absent is empty.' })
export class DietDetailsInput implements DietValues {
  @Field(() => Int, { nullable: true })
  age?: number | null;

  @Field(() => GenderType, { nullable: true })
  gender?: Gender | null;

  @Field(() => Float, { nullable: true, description: 'Body mass index, kg/m²; kept to one decimal.' })
  bmi?: number | null;

  @Field(() => BmiStatusType, {
    nullable: true,
    description: 'Follows from the index, whatever is sent; kept only where there is no index.',
  })
  bmiStatus?: BmiStatus | null;

  @Field(() => String, { nullable: true })
  dietGoal?: string | null;

  @Field(() => String, { nullable: true })
  foodPreferences?: string | null;

  @Field(() => FitnessLevelType, { nullable: true, description: 'How active somebody is.' })
  fitnessLevel?: FitnessLevel | null;

  @Field(() => String, { nullable: true, description: 'What somebody cannot or may not eat or do.' })
  limitations?: string | null;
}
