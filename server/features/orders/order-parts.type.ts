import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { ReceiptKind, RefundCause, RefundStatus } from '#common/orders/orders';
import { ReceiptKindType, RefundCauseType, RefundStatusType } from './order.enums';

@ObjectType({ description: 'The member who placed an order. Visible to staff.' })
export class OrderMember {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { nullable: true })
  name!: string | null;

  @Field(() => String)
  email!: string;

  @Field(() => String, { nullable: true, description: 'Phone number in E.164 format.' })
  contact!: string | null;
}

@ObjectType('Receipt', {
  description: 'A receipt, invoice or credit note. Its PDF is at /api/user/receipts/{id}.',
})
export class OrderReceipt {
  @Field(() => ID)
  id!: string;

  @Field(() => String, {
    description: 'For example BH/26-27/000123. Numbers have no gaps within a financial year.',
  })
  number!: string;

  @Field(() => ReceiptKindType)
  kind!: ReceiptKind;

  @Field(() => Date)
  issuedAt!: Date;
}

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
