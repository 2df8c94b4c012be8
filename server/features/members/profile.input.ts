import { Field, Float, InputType, Int } from 'type-graphql';
import { BMI, HEIGHT_CM, MUSCLE_MASS_KG, WEIGHT_KG } from '#common/measurements/limits';
import { NAME_LENGTH_MAX, USER_NAME_LENGTH_MAX, USER_NAME_LENGTH_MIN } from '#common/accounts/limits';
import { profileChangesForm, type ProfileChanges } from '#common/members/profile.form';
import type { MeasurementName } from '#common/measurements/measurements.form';
import { Validated } from '../../lib/validated';
import { ProfileTexts } from '../accounts/profile-texts';

/** Description of the field in the inputs that change a profile. */
export const EXPECTED_VERSION =
  '`User.version` on which the changes are based. If it is not the current one, nothing is changed: the mutation fails with the reason `STALE_VERSION`, `extensions.current` names the fields that differ, and `changedAt` and `changedBy` say when the current version was saved, and by whom. Null for no check.';

const rangeOf = ({ min, max }: { min: number; max: number }) => `${min} to ${max}`;

@InputType({ description: 'New body measurements. Absent values stay as they were last; null clears them.' })
export class MeasurementInput implements Record<MeasurementName, number | null | undefined> {
  @Field(() => Float, { nullable: true, description: `Body weight in kilograms, ${rangeOf(WEIGHT_KG)}.` })
  weightKg: number | null | undefined;

  @Field(() => Float, { nullable: true, description: `Body height in centimetres, ${rangeOf(HEIGHT_CM)}.` })
  heightCm: number | null | undefined;

  @Field(() => Float, {
    nullable: true,
    description: `Body mass index in kg/m², ${rangeOf(BMI)}. Ignored if weight and height are known, from which it is then computed.`,
  })
  bmi: number | null | undefined;

  @Field(() => Float, {
    nullable: true,
    description: `Muscle mass in kilograms, ${rangeOf(MUSCLE_MASS_KG)}.`,
  })
  muscleMassKg: number | null | undefined;
}

@Validated(profileChangesForm)
@InputType({
  description:
    'Absent fields stay as they are; null clears them, except name and phone number, which are required until they are set.',
})
export class UpdateProfileInput extends ProfileTexts implements ProfileChanges {
  @Field(() => String, { nullable: true, description: `Full name, up to ${NAME_LENGTH_MAX} characters.` })
  name: string | undefined;

  @Field(() => String, {
    nullable: true,
    description: 'Phone number; foreign ones with + and country code. Unique.',
  })
  phone: string | undefined;

  @Field(() => String, {
    nullable: true,
    description: `Username: ${USER_NAME_LENGTH_MIN} to ${USER_NAME_LENGTH_MAX} letters, digits, dots or underscores, starting with a letter. Unique, ignoring case.`,
  })
  userName?: string | null;

  @Field(() => MeasurementInput, {
    nullable: true,
    description: 'New body measurements, which are added to the earlier ones; null clears the latest.',
  })
  bodyMeasurements?: MeasurementInput | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Current password, with which admins and owners change a phone number or username that is already set.',
  })
  password?: string | null;

  @Field(() => Int, { nullable: true, description: EXPECTED_VERSION })
  expectedVersion?: number | null;
}
