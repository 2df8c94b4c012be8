import { Field, Float, InputType } from 'type-graphql';
import { profileChangesForm, type MeasurementName, type ProfileChanges } from '#common/members/profile.form';
import { Validated } from '../../lib/validated';
import { ProfileTexts } from './profile-texts';

@InputType({
  description: 'New body measurements. Absent values keep those of the latest; null clears them.',
})
export class MeasurementInput implements Record<MeasurementName, number | null | undefined> {
  @Field(() => Float, { nullable: true, description: 'Body weight, in kilograms.' })
  weightKg: number | null | undefined;

  @Field(() => Float, { nullable: true, description: 'Body height, in centimetres.' })
  heightCm: number | null | undefined;

  @Field(() => Float, {
    nullable: true,
    description:
      'Body mass index, in kg/m². Stored only while weight or height is unknown; otherwise it is computed.',
  })
  bmi: number | null | undefined;

  @Field(() => Float, { nullable: true, description: 'Muscle mass, in kilograms.' })
  muscleMassKg: number | null | undefined;
}

@Validated(profileChangesForm)
@InputType({
  description:
    'Input of `updateProfile`. Absent fields keep their value; null clears them. Name and phone number cannot be cleared, and are required until they are set.',
})
export class UpdateProfileInput extends ProfileTexts implements ProfileChanges {
  @Field(() => String, { nullable: true, description: 'Full name.' })
  name: string | undefined;

  @Field(() => String, {
    nullable: true,
    description: 'Phone number; foreign ones with + and country code. Can be used to log in.',
  })
  phone: string | undefined;

  @Field(() => String, { nullable: true, description: 'Can be used to log in.' })
  userName?: string | null;

  @Field(() => MeasurementInput, {
    nullable: true,
    description: 'New body measurements, which are added to the earlier ones; null clears the latest.',
  })
  bodyMeasurements?: MeasurementInput | null;
}
