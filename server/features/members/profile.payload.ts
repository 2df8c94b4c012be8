import { Field, ObjectType } from 'type-graphql';
import { MessagePayload } from '../../graphql/message-payload';
import { User } from './user.entity';

@ObjectType({ description: 'Payload of `updateProfile`.' })
export class UpdateProfilePayload extends MessagePayload {
  @Field(() => User, { description: 'Current user after the change.' })
  user!: User;
}
