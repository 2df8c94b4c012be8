import { Field, ID, ObjectType } from 'type-graphql';
import { Activity } from './activity.entity';
import { ActivityPayload, VisitPayload } from './visit.type';

@ObjectType()
export class RecordVisitPayload extends VisitPayload {}

@ObjectType()
export class RecordWorkoutPayload extends ActivityPayload {
  @Field(() => Activity, { description: 'What was recorded.' })
  activity!: Activity;
}

@ObjectType()
export class RemoveActivityPayload extends ActivityPayload {
  @Field(() => ID, { description: 'Id of what was removed.' })
  removedActivityId!: string;
}
