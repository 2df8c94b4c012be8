import { Field, Float, InputType } from 'type-graphql';
import { profileForm, type ProfileValues } from '#common/forms/profile';
import { Validated } from '../../lib/validated';

@InputType()
export class BodyMeasurementsInput {
  @Field(() => Float, { nullable: true, description: 'Kilograms.' })
  weight?: number | null;

  @Field(() => Float, { nullable: true, description: 'Centimetres.' })
  height?: number | null;

  @Field(() => Float, { nullable: true, description: 'Kept only while weight or height is unknown.' })
  bmi?: number | null;

  @Field(() => Float, { nullable: true, description: 'Kilograms.' })
  muscleMass?: number | null;
}

@Validated(profileForm)
@InputType({ description: 'What is absent stays as it is; null clears.' })
export class ProfileInput implements ProfileValues {
  @Field(() => String)
  name!: string;

  @Field(() => String, { description: 'An Indian mobile number in any usual spelling.' })
  contact!: string;

  @Field(() => String, { nullable: true })
  userName?: string | null;

  @Field(() => String, { nullable: true })
  fitnessGoals?: string | null;

  @Field(() => String, { nullable: true })
  workoutPreferences?: string | null;

  @Field(() => BodyMeasurementsInput, { nullable: true })
  bodyMeasurements?: BodyMeasurementsInput | null;
}
