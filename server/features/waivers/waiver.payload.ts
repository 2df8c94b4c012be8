import { Field, ObjectType } from 'type-graphql';
import { MessagePayload } from '../../graphql/message-payload';
import { User } from '../accounts/user.entity';
import { Waiver } from './waiver.entity';

@ObjectType()
export class PublishWaiverPayload extends MessagePayload {
  @Field(() => Waiver, { description: 'The current version.' })
  waiver!: Waiver;
}

@ObjectType()
export class AcceptWaiverPayload extends MessagePayload {
  @Field(() => User, { description: 'The current user.' })
  user!: User;
}

@ObjectType()
export class RecordWaiverPayload extends MessagePayload {
  @Field(() => User)
  member!: User;
}
