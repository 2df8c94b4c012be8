import { Field, ID, ObjectType } from 'type-graphql';
import type { MembershipStatus, PlanType } from '#common/plans/plans';
import { PlanTypeType } from '../plans/plan.enums';
import { PlanOffer } from '../plans/plan-offer.entity';
import { MembershipPeriod } from './membership-period.entity';
import { MembershipStatusType } from './membership.enums';

@ObjectType({
  description:
    'A member’s pass or nutrition membership, active or not. Every user has one of each plan type.',
})
export class Membership {
  /** Whose it is. */
  memberId!: string;

  @Field(() => ID, {
    description: 'Made of the user and the plan type, so it never changes. Opaque: do not parse it.',
  })
  id!: string;

  @Field(() => PlanTypeType, { description: 'Whether it is the gym pass or the nutrition membership.' })
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
      'The end of the last of all periods, midnight after its last day. Exclusive. Null if there has never been one.',
  })
  paidUntil!: Date | null;
}

@ObjectType({
  description: 'The period that a plan on sale would add to a membership if it were paid for now.',
})
export class NextPeriod {
  @Field(() => PlanOffer, { description: 'The plan on sale.' })
  offer!: PlanOffer;

  @Field(() => Date, {
    description: 'Now, or the end of the last paid period of the same plan type if that is later.',
  })
  startsAt!: Date;

  @Field(() => Date, { description: 'Midnight after its last day. Exclusive.' })
  endsAt!: Date;
}
