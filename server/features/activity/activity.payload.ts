import { Field, ID, ObjectType } from 'type-graphql';
import { MessagePayload } from '../../graphql/message-payload';
import { User } from '../accounts/user.entity';
import { Activity } from './activity.entity';

@ObjectType()
abstract class ActivityPayload extends MessagePayload {
  @Field(() => User, { description: 'The member after the change.' })
  member!: User;
}

@ObjectType()
abstract class RecordActivityPayload extends ActivityPayload {
  @Field(() => Activity, { description: 'What was recorded.' })
  activity!: Activity;
}

@ObjectType()
export class RecordVisitPayload extends RecordActivityPayload {}

@ObjectType()
export class RecordWorkoutPayload extends RecordActivityPayload {}

@ObjectType()
export class RemoveActivityPayload extends ActivityPayload {
  @Field(() => ID, { description: 'Id of what was removed.' })
  removedActivityId!: string;
}
