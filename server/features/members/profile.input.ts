import { Field, Float, InputType } from 'type-graphql';
import { profileForm, type ProfileValues } from '#common/forms/profile';
import { Validated } from '../../lib/validated';

@InputType()
export class BodyMeasurementsInput {
  @Field(() => Float, { nullable: true, description: 'Kilograms.' })
  weight?: number | null;

  @Field(() => Float, { nullable: true, description: 'Centimetres.' })
  height?: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Stored only while weight or height is unknown; otherwise computed.',
  })
  bmi?: number | null;

  @Field(() => Float, { nullable: true, description: 'Kilograms.' })
  muscleMass?: number | null;
}

@Validated(profileForm)
@InputType({ description: 'Absent fields keep their value; null clears them.' })
export class ProfileInput implements ProfileValues {
  @Field(() => String)
  name!: string;

  @Field(() => String, {
    description: 'Indian mobile number in any common format, or a foreign number with + and country code.',
  })
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
