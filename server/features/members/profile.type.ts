import { Field, Float, ID, ObjectType } from 'type-graphql';
import type { Role } from '#common/roles';
import { RoleType } from '../../graphql/enums';

@ObjectType({ description: 'Who asks.' })
export class CurrentUser {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { nullable: true })
  name!: string | null;

  @Field(() => String)
  email!: string;

  @Field(() => RoleType)
  role!: Role;

  @Field(() => Boolean, { description: 'Nothing but `changePassword` is allowed until it was called.' })
  mustChangePassword!: boolean;
}

@ObjectType({ description: 'What a body measures.' })
export class BodyMeasurements {
  @Field(() => Float, { nullable: true, description: 'Kilograms.' })
  weight!: number | null;

  @Field(() => Float, { nullable: true, description: 'Centimetres.' })
  height!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Body mass index, kg/m²; computed where weight and height are known.',
  })
  bmi!: number | null;

  @Field(() => Float, { nullable: true, description: 'Kilograms.' })
  muscleMass!: number | null;
}

@ObjectType({ description: 'What a body measured at one moment.' })
export class MeasuredBody extends BodyMeasurements {
  @Field(() => ID)
  id!: string;

  @Field(() => Date)
  measuredAt!: Date;
}

@ObjectType({ description: 'What a member tells the studio about themselves.' })
export class Profile {
  @Field(() => Boolean, { description: 'Name and contact are known.' })
  isProfileComplete!: boolean;

  @Field(() => String, { nullable: true })
  name!: string | null;

  @Field(() => String)
  email!: string;

  @Field(() => String, { nullable: true, description: 'Phone number, E.164; can be used to log in.' })
  contact!: string | null;

  @Field(() => String, { nullable: true, description: 'Can be used to log in.' })
  userName!: string | null;

  @Field(() => String, { nullable: true })
  fitnessGoals!: string | null;

  @Field(() => String, { nullable: true })
  workoutPreferences!: string | null;

  @Field(() => BodyMeasurements, { description: 'The latest ones.' })
  bodyMeasurements!: BodyMeasurements;
}

@ObjectType({ description: 'A profile that was changed.' })
export class UpdatedProfile {
  @Field(() => String)
  message!: string;

  @Field(() => Profile)
  profile!: Profile;
}
