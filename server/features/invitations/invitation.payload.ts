import { Field, ObjectType } from 'type-graphql';
import { MessagePayload } from '../../graphql/message-payload';
import { User } from '../accounts/user.entity';

@ObjectType()
export class InviteMemberPayload extends MessagePayload {
  @Field(() => User)
  member!: User;
}
