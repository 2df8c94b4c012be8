import { Field, ID, ObjectType } from 'type-graphql';
import type { RefundMethod } from '#common/orders/payments';
import type { RefundCause, RefundStatus } from '#common/orders/status-transitions';
import { OPAQUE_ID } from '../../graphql/descriptions';
import { RefundCauseType, RefundMethodType, RefundStatusType } from './order.enums';

@ObjectType('Refund', { description: 'A full or partial refund of a payment for an order.' })
export class OrderRefund {
  @Field(() => ID, { description: OPAQUE_ID })
  id!: string;

  @Field(() => RefundCauseType)
  cause!: RefundCause;

  @Field(() => RefundStatusType)
  status!: RefundStatus;

  @Field(() => String, { description: 'Reason for the refund, as shown to the member.' })
  reason!: string;

  @Field(() => Date, {
    description: 'Time at which the refund was requested, or first reported by the payment gateway.',
  })
  requestedAt!: Date;

  @Field(() => Date, {
    nullable: true,
    description: 'Time at which the money was returned; null until then.',
  })
  doneAt!: Date | null;

  @Field(() => RefundMethodType, {
    nullable: true,
    description: 'How the front desk paid the money back; null if it did not, or is not known.',
  })
  method!: RefundMethod | null;

  @Field(() => String, {
    nullable: true,
    name: 'manualMethod',
    description:
      'Way in which the studio itself returned the money after the payment gateway had failed, such as "Bank transfer"; null for all other refunds.',
  })
  byHand!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Id of the refund at the payment gateway, by which a bank can trace it; null if the gateway has not answered or was not involved.',
  })
  gatewayRefundId!: string | null;
}
