import { Field, ID, ObjectType } from 'type-graphql';
import { OPAQUE_ID } from '../../graphql/descriptions';

@ObjectType({ description: 'A session of the current user: a log-in on one device.' })
export class DeviceSession {
  @Field(() => ID, { description: OPAQUE_ID })
  id!: string;

  @Field(() => String, {
    description: 'Browser and operating system, such as "Chrome on Android", or "Unknown device".',
  })
  device!: string;

  @Field(() => String, {
    description: 'Network address of the log-in, or "Local network", "This machine" or "Unknown place".',
  })
  place!: string;

  @Field(() => Date, { description: 'Time of the log-in.' })
  createdAt!: Date;

  @Field(() => Date, {
    description: 'Time of the last `renewSession`, or of the log-in if there has been none.',
  })
  lastUsedAt!: Date;

  @Field(() => Boolean, { description: 'Whether the session continues after the browser is closed.' })
  isKept!: boolean;

  @Field(() => Boolean, { description: 'Whether this is the session of the request.' })
  isCurrent!: boolean;
}
