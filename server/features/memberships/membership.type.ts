import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { MembershipStatus, PlanType } from '#common/plans/plans';
import { PlanTypeType } from '../plans/plan.enums';
import { PlanOffer } from '../plans/plan-offer.entity';
import { MembershipFreeze, MembershipPeriod } from './membership-period.entity';
import { MembershipStatusType } from './membership.enums';

@ObjectType({
  description:
    'A member’s gym pass or nutrition membership, active or not. Every user has one of each plan type. A period that was cancelled or refunded ended at that time.',
})
export class Membership {
  /** Id of the member whose membership it is. */
  memberId!: string;

  @Field(() => ID, {
    description: 'Unique identifier, the same as long as the account exists. Do not parse it.',
  })
  id!: string;

  @Field(() => PlanTypeType)
  planType!: PlanType;

  @Field(() => MembershipStatusType, { description: 'Whether a period is running.' })
  status!: MembershipStatus;

  @Field(() => MembershipPeriod, {
    nullable: true,
    description: 'Period that is running; null if there is none.',
  })
  current!: MembershipPeriod | null;

  @Field(() => [MembershipPeriod], { description: 'Periods that have not started yet, earliest first.' })
  upcoming!: MembershipPeriod[];

  @Field(() => MembershipPeriod, {
    nullable: true,
    description: 'Period that ended last; null if one is running or none has ended.',
  })
  previous!: MembershipPeriod | null;

  @Field(() => MembershipFreeze, {
    nullable: true,
    description: 'Freeze that has begun or will begin; null if there is none.',
  })
  freeze!: MembershipFreeze | null;

  @Field(() => Boolean, {
    description: 'Whether the running period is frozen now, so that the member cannot check in.',
  })
  isFrozen!: boolean;

  @Field(() => Int, {
    description: 'For how many more days the running gym pass may be frozen; 0 for nutrition.',
  })
  freezeDaysLeft!: number;

  @Field(() => Int, { description: 'How many days a freeze has at the least.' })
  freezeDaysMin!: number;

  @Field(() => Int, { description: 'How many days ahead a freeze may begin.' })
  freezeDaysAheadMax!: number;

  @Field(() => Date, {
    nullable: true,
    description:
      'Exclusive end of the last period, which may be current, upcoming or previous; null if there is none.',
  })
  paidUntil!: Date | null;
}

@ObjectType({
  description: 'The period that a plan on sale would add to a membership if it were paid for now.',
})
export class NextPeriod {
  @Field(() => PlanOffer, { description: 'Plan on sale.' })
  offer!: PlanOffer;

  @Field(() => Date, {
    description: 'Start: now, or the end of the last period of the same plan type if that is later.',
  })
  startsAt!: Date;

  @Field(() => Boolean, { description: 'Whether it starts later than now: at the end of the last period.' })
  isLater!: boolean;

  @Field(() => Date, {
    description: 'Exclusive end: midnight after the last day, in the time zone of the studio.',
  })
  endsAt!: Date;
}
