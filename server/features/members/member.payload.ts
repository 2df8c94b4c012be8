import { Field, ObjectType } from 'type-graphql';
import { MessagePayload } from '../../graphql/message-payload';
import { User } from '../accounts/user.entity';

@ObjectType({ description: 'Payload of `updateMember`.' })
export class UpdateMemberPayload extends MessagePayload {
  @Field(() => User, { description: 'Member after the change.' })
  user!: User;
}

@ObjectType({ description: 'Payload of `createMember`.' })
export class CreateMemberPayload extends MessagePayload {
  @Field(() => User, { description: 'The new member.' })
  user!: User;
}
