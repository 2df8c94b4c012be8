import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A session of the current user on one device, from the log-in to the log-out.' })
export class DeviceSession {
  @Field(() => ID, { description: 'Id of the session.' })
  id!: string;

  @Field(() => String, { description: 'Browser and operating system, such as "Chrome on Android".' })
  device!: string;

  @Field(() => String, {
    description: 'Where the session began: a network address, or "Local network" or "This machine".',
  })
  place!: string;

  @Field(() => Date, { description: 'When the user logged in.' })
  createdAt!: Date;

  @Field(() => Date, {
    description: 'When the session was last renewed, which happens every 15 minutes of use.',
  })
  lastUsedAt!: Date;

  @Field(() => Boolean, { description: 'Whether the session outlives the browser.' })
  isKept!: boolean;

  @Field(() => Boolean, { description: 'Whether this request belongs to the session.' })
  isCurrent!: boolean;
}
