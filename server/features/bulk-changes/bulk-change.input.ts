import { ArgsType, Extensions, Field, ID, InputType, Int } from 'type-graphql';
import { bulkForm, bulkGrantForm } from '#common/bulk-changes/bulk';
import { SELECTED_MEMBERS_MAX } from '#common/members/limits';
import { REQUEST_KEY } from '../../graphql/descriptions';
import { Validated } from '../../lib/validated';
import { MemberFilter } from '../members/member-filter.type';

const COUNT =
  'The number of members of the preview. If the selection has another one now, nothing is changed: the mutation fails with the reason `COUNT_CHANGED` and returns the current number in `extensions.count`.';

const MEMBERS = 'The members to change.';
const TRAINER = 'Id of the trainer; null for none. Must not be absent.';
const OFFER = 'Id of a plan on sale.';

@Extensions({ isOneOf: true })
@InputType({ description: 'Members who are changed together: by their ids, or by a filter.' })
export class MemberSelection {
  @Field(() => [ID], {
    nullable: true,
    description: `Ids of the members, up to ${SELECTED_MEMBERS_MAX}.`,
  })
  memberIds?: string[] | null;

  @Field(() => MemberFilter, {
    nullable: true,
    description: 'Which members; an empty filter selects all accounts. Also requires `members:read-any`.',
  })
  filter?: MemberFilter | null;
}

@InputType()
abstract class BulkChangeInput {
  @Field(() => MemberSelection)
  members!: MemberSelection;

  @Field(() => Int, { description: COUNT })
  expectedCount!: number;

  @Field(() => String, { description: REQUEST_KEY })
  requestKey!: string;
}

@Validated(bulkForm)
@InputType({ description: 'A trainer for many members.' })
export class AssignTrainerToMembersInput extends BulkChangeInput {
  @Field(() => ID, { nullable: true, description: TRAINER })
  trainerId?: string | null;
}

@Validated(bulkGrantForm)
@InputType({ description: 'A plan that the studio gives to many members.' })
export class GrantMembershipToMembersInput extends BulkChangeInput {
  @Field(() => ID, { description: OFFER })
  offerId!: string;

  @Field(() => String, { description: 'Why, at most 200 characters. For the journal.' })
  reason!: string;
}

@InputType({ description: 'The change whose failures to try again.' })
export class RetryBulkChangeInput {
  @Field(() => ID)
  id!: string;
}

@InputType({ description: 'The change of trainers to undo.' })
export class UndoBulkChangeInput {
  @Field(() => ID)
  id!: string;
}

@InputType({ description: 'The change whose outcome has been seen.' })
export class DismissBulkChangeInput {
  @Field(() => ID)
  id!: string;
}

@ArgsType()
export class TrainerPreviewArgs {
  @Field(() => MemberSelection, { description: MEMBERS })
  members!: MemberSelection;

  @Field(() => ID, { nullable: true, description: TRAINER })
  trainerId?: string | null;
}

@ArgsType()
export class MembershipPreviewArgs {
  @Field(() => MemberSelection, { description: MEMBERS })
  members!: MemberSelection;

  @Field(() => ID, { description: OFFER })
  offerId!: string;
}
