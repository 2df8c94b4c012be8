import { ArgsType, Field, ID, InputType } from 'type-graphql';
import type { Role } from '#common/auth/roles';
import { memberFilterForm } from '#common/members/member.form';
import type { MembershipStatus } from '#common/plans/plans';
import { PageArgs } from '../../graphql/connection';
import { DateRange } from '../../graphql/date-range';
import { OrderDirection } from '../../graphql/order-direction';
import { Validated } from '../../lib/validated';
import { MembershipStatusType } from '../memberships/membership.enums';
import { MemberOrderField } from './member.enums';
import { RoleType } from './role.enums';

const ABOUT_PLAN =
  'Memberships in this filter are the pass, or nutrition for members who have never had a pass.';

@Validated(memberFilterForm)
@InputType({
  description: `Which members to list. All of its conditions have to hold; null sets none. ${ABOUT_PLAN}`,
})
export class MemberFilter {
  @Field(() => String, {
    nullable: true,
    description:
      'Words, each of which has to be a part of the name or of the e-mail address. At most 100 characters.',
  })
  search?: string | null;

  @Field(() => MembershipStatusType, {
    nullable: true,
    description: 'Members whose membership is active, or those whose is not.',
  })
  membershipStatus?: MembershipStatus | null;

  @Field(() => [String], {
    nullable: true,
    description: 'Members whose last plan has one of these names, even if it has ended.',
  })
  planName?: string[] | null;

  @Field(() => ID, { nullable: true, description: 'Members who are assigned to this trainer.' })
  trainerId?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Members who have a trainer, or those who have none.',
  })
  hasTrainer?: boolean | null;

  @Field(() => DateRange, {
    nullable: true,
    description: 'Members whose last paid day is in this range.',
  })
  paidUntil?: DateRange | null;

  @Field(() => [RoleType], { nullable: true, description: 'Accounts with one of these roles.' })
  role?: Role[] | null;
}

@InputType('MemberOrder', { description: 'How to sort members.' })
export class MemberSort {
  @Field(() => MemberOrderField, { description: 'What to sort by.' })
  field!: MemberOrderField;

  @Field(() => OrderDirection, { description: 'In which direction.' })
  direction!: OrderDirection;
}

const BY_NAME: MemberSort = { field: MemberOrderField.NAME, direction: OrderDirection.ASC };

/** Which members, and in which order. */
@ArgsType()
export class MemberListArgs extends PageArgs {
  @Field(() => MemberFilter, { nullable: true, description: 'Which members; all accounts if null.' })
  filter?: MemberFilter | null;

  @Field(() => MemberSort, { defaultValue: BY_NAME, description: 'By name by default.' })
  orderBy!: MemberSort;
}
