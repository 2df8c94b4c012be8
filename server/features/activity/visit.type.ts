import { Field, ObjectType } from 'type-graphql';
import { MessagePayload } from '../../graphql/message-payload';
import { User } from '../accounts/user.entity';
import { Activity } from './activity.entity';
import { VisitOutcomeType, type VisitOutcome } from './activity.enums';

@ObjectType()
export abstract class ActivityPayload extends MessagePayload {
  @Field(() => User, { description: 'The member after the change.' })
  member!: User;
}

/** For every mutation that records a visit. */
@ObjectType()
export abstract class VisitPayload extends ActivityPayload {
  @Field(() => VisitOutcomeType, { description: 'Whether the visit is recorded, or why not.' })
  outcome!: VisitOutcome;

  @Field(() => Activity, { nullable: true, description: 'The visit; null unless it is recorded.' })
  activity!: Activity | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When the other visit was; null unless the outcome is `RECENTLY_VISITED`.',
  })
  visitedAt!: Date | null;
}
