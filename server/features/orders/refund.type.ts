import { Field, ID, ObjectType } from 'type-graphql';
import type { RefundCause, RefundStatus } from '#common/orders/status-transitions';
import { RefundCauseType, RefundStatusType } from './order.enums';

@ObjectType('Refund', { description: 'A full or partial refund of a payment for an order.' })
export class OrderRefund {
  @Field(() => ID, { description: 'Opaque identifier.' })
  id!: string;

  @Field(() => RefundCauseType, { description: 'Why the money was returned.' })
  cause!: RefundCause;

  @Field(() => RefundStatusType, { description: 'Where the refund stands.' })
  status!: RefundStatus;

  @Field(() => String, { description: 'The reason as the studio gave it. Shown to the member.' })
  reason!: string;

  @Field(() => Date, {
    description: 'When the refund was requested, or first reported by the payment gateway.',
  })
  requestedAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When the money was returned; null until then.' })
  doneAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    name: 'manualMethod',
    description:
      'How the studio itself returned the money after the payment gateway had failed, such as "Bank transfer". Null for all other refunds.',
  })
  byHand!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The refund’s id at the payment gateway, by which a bank can trace it; null if the gateway has not answered or was not involved.',
  })
  gatewayRefundId!: string | null;
}
