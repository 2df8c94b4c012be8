import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { RefundCause, RefundStatus } from '#common/orders/status-transitions';
import { RefundCauseType, RefundStatusType } from './order.enums';

@ObjectType('Refund', { description: 'A full or partial refund of a payment for an order.' })
export class OrderRefund {
  @Field(() => ID)
  id!: string;

  @Field(() => RefundCauseType)
  cause!: RefundCause;

  @Field(() => RefundStatusType)
  status!: RefundStatus;

  @Field(() => Int)
  amountPaise!: number;

  @Field(() => String, { description: 'Why the money was returned. Shown to the member.' })
  reason!: string;

  @Field(() => Date)
  requestedAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When the refund was completed.' })
  doneAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'How the studio returned the money itself after the payment gateway had failed.',
  })
  byHand!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The refund’s id at the payment gateway, by which a bank can trace it.',
  })
  gatewayRefundId!: string | null;
}
