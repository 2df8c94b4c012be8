import { Field, ID, ObjectType } from 'type-graphql';
import type { MembershipStatus, PlanType } from '#common/plans/plans';
import { PlanTypeType } from '../plans/plan.enums';
import { PlanOffer } from '../plans/plan-offer.entity';
import { MembershipPeriod } from './membership-period.entity';
import { MembershipStatusType } from './membership.enums';

@ObjectType({
  description:
    'A member’s gym pass or nutrition plan, active or not. Every member has one membership of each plan type.',
})
export class Membership {
  /** Whose it is. */
  memberId!: string;

  @Field(() => ID, {
    description: 'Stable, and unique for the member and the plan type. Do not parse it.',
  })
  id!: string;

  @Field(() => PlanTypeType, { description: 'What the membership gives access to.' })
  planType!: PlanType;

  @Field(() => MembershipStatusType, { description: 'Active while there is a current period.' })
  status!: MembershipStatus;

  @Field(() => MembershipPeriod, {
    nullable: true,
    description: 'The period that is running; null if the membership is inactive.',
  })
  current!: MembershipPeriod | null;

  @Field(() => [MembershipPeriod], { description: 'Periods that have not started, earliest first.' })
  upcoming!: MembershipPeriod[];

  @Field(() => MembershipPeriod, {
    nullable: true,
    description: 'The period that ended last; null if one is running or none has ended.',
  })
  previous!: MembershipPeriod | null;

  @Field(() => Date, {
    nullable: true,
    description:
      'The end of the last period, current, upcoming or previous. Exclusive: midnight after its last day. Null if there is none.',
  })
  paidUntil!: Date | null;
}

@ObjectType({
  description: 'The period that a plan on sale would add to a membership if it were paid for now.',
})
export class NextPeriod {
  @Field(() => PlanOffer, { description: 'The plan on sale.' })
  offer!: PlanOffer;

  @Field(() => Date, { description: 'Now, or the end of the last period of the same plan type.' })
  startsAt!: Date;

  @Field(() => Date, { description: 'Exclusive: midnight after the last day.' })
  endsAt!: Date;
}
