import { Field, ID, InputType } from 'type-graphql';
import type { Role } from '#common/accounts/roles';
import { SEARCH_LENGTH_MAX } from '#common/limits';
import { SELECTED_MEMBERS_MAX } from '#common/members/limits';
import { memberFilterForm } from '#common/members/member.form';
import type { MembershipStatus } from '#common/plans/plans';
import { SHORT_WORDS } from '../../graphql/descriptions';
import { DateRange } from '../../graphql/date-range';
import { Validated } from '../../lib/validated';
import { MembershipStatusType } from '../memberships/membership.enums';
import { RoleType } from '../accounts/role.enums';

@Validated(memberFilterForm)
@InputType({
  description:
    'Filter options for members. All that are not null have to match. Their membership is the gym pass, or nutrition if they have never had a pass; conditions about it also require `memberships:read-any`.',
})
export class MemberFilter {
  @Field(() => [ID], {
    nullable: true,
    description: `Ids of the listed accounts, up to ${SELECTED_MEMBERS_MAX}.`,
  })
  ids?: string[] | null;

  @Field(() => String, {
    nullable: true,
    description: `Words that have to occur in the name, e-mail address or phone number, up to ${SEARCH_LENGTH_MAX} characters, ignoring case. ${SHORT_WORDS}`,
  })
  search?: string | null;

  @Field(() => MembershipStatusType, {
    nullable: true,
  })
  membershipStatus?: MembershipStatus | null;

  @Field(() => [String], {
    nullable: true,
    description: 'Names of plans, of which the last one of the membership is one, even if it has ended.',
  })
  planNames?: string[] | null;

  @Field(() => ID, { nullable: true, description: 'Id of the trainer of the listed members.' })
  trainerId?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the listed members have a trainer.',
  })
  hasTrainer?: boolean | null;

  @Field(() => DateRange, {
    nullable: true,
    description: 'Range of the last paid day of the membership.',
  })
  membershipEndsOn?: DateRange | null;

  @Field(() => Date, {
    nullable: true,
    description: 'Lists only accounts whose `updatedAt` is this time or later.',
  })
  updatedSince?: Date | null;

  @Field(() => [RoleType], { nullable: true, description: 'Roles of the listed accounts.' })
  roles?: Role[] | null;
}
