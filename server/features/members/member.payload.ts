import { Field, ObjectType } from 'type-graphql';
import { MessagePayload } from '../../graphql/message-payload';
import { User } from '../accounts/user.entity';

@ObjectType()
export class UpdateMemberPayload extends MessagePayload {
  @Field(() => User, { description: 'Member after the change.' })
  member!: User;
}

@ObjectType()
export class CreateMemberPayload extends MessagePayload {
  @Field(() => User, { description: 'The new member.' })
  member!: User;
}
