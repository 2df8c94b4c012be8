import { Field, Float, InputType } from 'type-graphql';
import { profileForm, type MeasurementName, type ProfileValues } from '#common/members/profile.form';
import { Validated } from '../../lib/validated';
import { ProfileTexts } from './profile-texts';

@InputType()
export class BodyMeasurementsInput implements Record<MeasurementName, number | null | undefined> {
  @Field(() => Float, { nullable: true, description: 'Kilograms.' })
  weight: number | null | undefined;

  @Field(() => Float, { nullable: true, description: 'Centimetres.' })
  height: number | null | undefined;

  @Field(() => Float, {
    nullable: true,
    description: 'Stored only while weight or height is unknown; otherwise computed.',
  })
  bmi: number | null | undefined;

  @Field(() => Float, { nullable: true, description: 'Kilograms.' })
  muscleMass: number | null | undefined;
}

@Validated(profileForm)
@InputType({ description: 'Absent fields keep their value; null clears them.' })
export class ProfileInput extends ProfileTexts implements ProfileValues {
  @Field(() => String)
  name!: string;

  @Field(() => String, {
    description: 'Indian mobile number in any common format, or a foreign number with + and country code.',
  })
  contact!: string;

  @Field(() => String, { nullable: true })
  userName?: string | null;

  @Field(() => BodyMeasurementsInput, { nullable: true })
  bodyMeasurements?: BodyMeasurementsInput | null;
}
