import { Field, Float, ID, ObjectType } from 'type-graphql';
import type { MeasurementName } from '#common/members/profile.form';
import { ProfileTexts } from './profile-texts';

@ObjectType({ description: 'Body measurements.' })
export class BodyMeasurements implements Record<MeasurementName, number | null> {
  @Field(() => Float, { nullable: true, description: 'Kilograms.' })
  weight!: number | null;

  @Field(() => Float, { nullable: true, description: 'Centimetres.' })
  height!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Body mass index in kg/m²; computed if weight and height are known.',
  })
  bmi!: number | null;

  @Field(() => Float, { nullable: true, description: 'Kilograms.' })
  muscleMass!: number | null;
}

@ObjectType({ description: 'Body measurements at one time.' })
export class MeasuredBody extends BodyMeasurements {
  @Field(() => ID)
  id!: string;

  @Field(() => Date)
  measuredAt!: Date;
}

@ObjectType({ description: 'Profile of a member.' })
export class Profile extends ProfileTexts {
  @Field(() => Boolean, { description: 'Whether name and contact are set.' })
  isProfileComplete!: boolean;

  @Field(() => String, { nullable: true })
  name!: string | null;

  @Field(() => String)
  email!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Phone number in E.164 format; can be used to log in.',
  })
  contact!: string | null;

  @Field(() => String, { nullable: true, description: 'Can be used to log in.' })
  userName!: string | null;

  @Field(() => BodyMeasurements, { description: 'Latest measurements.' })
  bodyMeasurements!: BodyMeasurements;
}

@ObjectType({ description: 'Result of changing a profile.' })
export class UpdatedProfile {
  @Field(() => String)
  message!: string;

  @Field(() => Profile)
  profile!: Profile;
}
