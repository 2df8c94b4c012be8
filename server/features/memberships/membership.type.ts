import { Field, ID, ObjectType } from 'type-graphql';
import type { MembershipStatus, PlanType } from '#common/plans';
import { MembershipStatusType, PlanTypeType } from '../../graphql/enums';
import { Order } from '../orders/order.entity';

@ObjectType({ description: 'What follows what runs now.' })
export class UpcomingMembership {
  @Field(() => String)
  plan!: string;

  @Field(() => Date)
  startsAt!: Date;

  @Field(() => Date, { description: 'The last moment of its last day.' })
  expiry!: Date;
}

@ObjectType('Membership', { description: 'What somebody has of one of the two lines; of each there is one.' })
export class MembershipView {
  @Field(() => PlanTypeType)
  line!: PlanType;

  @Field(() => MembershipStatusType)
  status!: MembershipStatus;

  @Field(() => String, { nullable: true, description: 'The plan that runs now, or ran last.' })
  plan!: string | null;

  @Field(() => Date, { nullable: true, description: 'Since when that plan runs, or ran.' })
  startedAt!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'The last moment of the last day, with everything that is paid.',
  })
  expiry!: Date | null;

  @Field(() => [UpcomingMembership])
  upcoming!: UpcomingMembership[];

  @Field(() => Order, {
    nullable: true,
    description: 'The newest order of this line that waits for payment.',
  })
  waitingOrder!: Order | null;
}

@ObjectType({ description: 'From when until when a plan on sale would run if it were paid for now.' })
export class NextTerm {
  @Field(() => ID)
  offerId!: string;

  @Field(() => Date, { description: 'Now, or when what runs in its line has ended.' })
  startsAt!: Date;

  @Field(() => Date, { description: 'The last moment of its last day.' })
  expiry!: Date;
}
