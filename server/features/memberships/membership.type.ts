import { Field, ID, ObjectType } from 'type-graphql';
import { MEMBERSHIP_STATUSES, type MembershipStatus, type PlanType } from '#common/plans/plans';
import { enumOf } from '../../graphql/enums';
import { PlanTypeType } from '../plans/plan.enums';
import { Order } from '../orders/order.entity';

const MembershipStatusType = enumOf<MembershipStatus>(
  'MembershipStatus',
  MEMBERSHIP_STATUSES,
  'Whether a membership is currently active.',
);

@ObjectType({ description: 'A paid membership period that has not started.' })
export class UpcomingMembership {
  @Field(() => String)
  plan!: string;

  @Field(() => Date)
  startsAt!: Date;

  @Field(() => Date, { description: 'The last moment of its last day.' })
  expiry!: Date;
}

@ObjectType('Membership', { description: 'A member’s gym pass or nutrition plan, whether active or not.' })
export class MembershipView {
  @Field(() => PlanTypeType)
  line!: PlanType;

  @Field(() => MembershipStatusType)
  status!: MembershipStatus;

  @Field(() => String, { nullable: true, description: 'The current plan or, if inactive, the last one.' })
  plan!: string | null;

  @Field(() => Date, { nullable: true, description: 'When that plan started.' })
  startedAt!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'The last moment of the last day, including paid periods that have not started.',
  })
  expiry!: Date | null;

  @Field(() => [UpcomingMembership])
  upcoming!: UpcomingMembership[];

  @Field(() => Order, {
    nullable: true,
    description: 'The newest unpaid order of this line.',
  })
  waitingOrder!: Order | null;
}

@ObjectType({ description: 'The period that a plan on sale would cover if it were paid for now.' })
export class NextTerm {
  @Field(() => ID)
  offerId!: string;

  @Field(() => Date, { description: 'Now, or the end of the current membership of the same line.' })
  startsAt!: Date;

  @Field(() => Date, { description: 'The last moment of its last day.' })
  expiry!: Date;
}
