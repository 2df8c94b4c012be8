import { Field, ID, Int, ObjectType } from 'type-graphql';
import { OPAQUE_ID } from '../../graphql/descriptions';
import { enumType } from '../../graphql/enums';

type BulkChangeStatus = 'running' | 'finished';

const BulkChangeStatusType = enumType<BulkChangeStatus>(
  'BulkChangeStatus',
  {
    running: 'Members are waiting for their change, which a job makes.',
    finished: 'Every member was changed, left as they were, or could not be changed.',
  },
  'Progress of a change of many members.',
);

/** Failures that are listed. */
export const FAILURES_SHOWN = 20;

@ObjectType({ description: 'A member who could not be changed.' })
export class BulkChangeFailure {
  memberId!: string;

  @Field(() => String, { description: 'Sentence with the reason.' })
  message!: string;
}

@ObjectType('BulkChange', { description: 'A change of many members at once. Kept for 30 days.' })
export class BulkChangeReport {
  @Field(() => ID, { description: OPAQUE_ID })
  id!: string;

  @Field(() => BulkChangeStatusType, { description: 'Whether it is still running.' })
  status!: BulkChangeStatus;

  @Field(() => Int, { description: 'Number of members it was started for.' })
  memberCount!: number;

  @Field(() => Int, { description: 'Number of members who were changed.' })
  changedCount!: number;

  @Field(() => Int, { description: 'Number of members for whom there was nothing to change.' })
  unchangedCount!: number;

  @Field(() => Int, { description: 'Number of members who could not be changed.' })
  failedCount!: number;

  @Field(() => Boolean, {
    description: 'Whether `undoBulkChange` can undo it: it is finished and has changed trainers.',
  })
  viewerCanUndo!: boolean;

  @Field(() => [BulkChangeFailure], { description: `The first ${FAILURES_SHOWN} of those.` })
  failures!: BulkChangeFailure[];
}

@ObjectType({ description: 'What a change of many members would do now. Asking for it changes nothing.' })
export class BulkChangePreview {
  @Field(() => Int, { description: 'Number of selected members; `expectedCount` of the change.' })
  memberCount!: number;

  @Field(() => Int, { description: 'Number of members who will be changed.' })
  changingCount!: number;

  @Field(() => Int, { description: 'Number of members for whom there is nothing to change.' })
  unchangedCount!: number;

  @Field(() => Int, {
    description:
      'How many of those who will be changed have another trainer now, who is replaced or removed.',
  })
  replacedCount!: number;

  @Field(() => Int, { description: 'Number of members whose account has been deleted.' })
  missingCount!: number;
}
