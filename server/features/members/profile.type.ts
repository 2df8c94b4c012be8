import { Field, ObjectType } from 'type-graphql';
import { Measurement } from './measurement.entity';
import { ProfileTexts } from './profile-texts';

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

  @Field(() => Measurement, { nullable: true, description: 'Latest measurements; null if there are none.' })
  latestMeasurement!: Measurement | null;
}

@ObjectType({ description: 'Result of changing a profile.' })
export class UpdatedProfile {
  @Field(() => String)
  message!: string;

  @Field(() => Profile)
  profile!: Profile;
}
