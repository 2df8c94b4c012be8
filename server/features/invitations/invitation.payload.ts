import { Field, ObjectType } from 'type-graphql';
import { MessagePayload } from '../../graphql/message-payload';
import { User } from '../accounts/user.entity';

@ObjectType({ description: 'Payload of `inviteMember`.' })
export class InviteMemberPayload extends MessagePayload {
  @Field(() => User, { description: 'The member.' })
  user!: User;
}
