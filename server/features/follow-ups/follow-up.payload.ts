import { Field, ObjectType } from 'type-graphql';
import { MessagePayload } from '../../graphql/message-payload';
import { User } from '../accounts/user.entity';

@ObjectType()
abstract class FollowUpPayload extends MessagePayload {
  @Field(() => User, { description: 'Member after the change.' })
  member!: User;
}

@ObjectType()
export class RecordContactPayload extends FollowUpPayload {}

@ObjectType()
export class SnoozeMemberPayload extends FollowUpPayload {}
