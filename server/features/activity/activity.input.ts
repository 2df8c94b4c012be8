import { Field, ID, InputType } from 'type-graphql';
import { removalForm, visitForm, workoutForm } from '#common/activity/activity.form';
import { WORKOUT_NAME_LENGTH_MAX } from '#common/activity/limits';
import { REQUEST_KEY } from '../../graphql/descriptions';
import { Validated } from '../../lib/validated';

@InputType()
abstract class RecordActivityInput {
  @Field(() => ID)
  memberId!: string;

  @Field(() => Date, {
    nullable: true,
    description:
      'When it happened; now if null. Not in the future, and at most 7 days ago; with `activities:backdate` not before the account existed.',
  })
  happenedAt?: Date | null;

  @Field(() => String, {
    nullable: true,
    description: `${REQUEST_KEY} Repeating it returns the first entry; so does the same entry within a minute without a key.`,
  })
  requestKey?: string | null;
}

@Validated(visitForm)
@InputType({ description: 'A visit of a member.' })
export class RecordVisitInput extends RecordActivityInput {
  @Field(() => Boolean, {
    defaultValue: false,
    description:
      'Whether to record the visit even if another one of the member was shortly before or after it.',
  })
  isRepeat!: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      'Why a member without an active gym pass at that time is let in, at most 200 characters, for the journal; null lets nobody in without one.',
  })
  admissionReason?: string | null;
}

@Validated(workoutForm)
@InputType({ description: 'A workout of a member.' })
export class RecordWorkoutInput extends RecordActivityInput {
  @Field(() => String, { description: `Name of the workout, up to ${WORKOUT_NAME_LENGTH_MAX} characters.` })
  workout!: string;
}

@Validated(removalForm)
@InputType({ description: 'The visit or workout to remove.' })
export class RemoveActivityInput {
  @Field(() => ID, { description: 'Id of the visit or workout.' })
  id!: string;

  @Field(() => String, { description: 'Why it is removed, at most 200 characters. For the journal.' })
  reason!: string;
}
