import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { ReceiptKind, RefundCause, RefundStatus } from '#common/orders';
import { ReceiptKindType, RefundCauseType, RefundStatusType } from '../../graphql/enums';
import { OrderedPlan } from './ordered-plan.embedded';

@ObjectType({ description: 'Who placed an order, for those who confirm it.' })
export class OrderMember {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { nullable: true })
  name!: string | null;

  @Field(() => String)
  email!: string;

  @Field(() => String, { nullable: true, description: 'Phone number, as E.164.' })
  contact!: string | null;
}

@ObjectType('Receipt', {
  description: 'A receipt, invoice or credit note; the file is at /api/user/receipts/{id}.',
})
export class OrderReceipt {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { description: 'Such as BH/26-27/000123; without gaps within a financial year.' })
  number!: string;

  @Field(() => ReceiptKindType)
  kind!: ReceiptKind;

  @Field(() => Date)
  issuedAt!: Date;
}

@ObjectType('Refund', { description: 'Money of an order that goes back, or has gone back.' })
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

  @Field(() => Date, { nullable: true, description: 'When it was given back.' })
  doneAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'How the studio gave it back, where the gateway failed.',
  })
  byHand!: string | null;

  @Field(() => String, { nullable: true, description: 'Its id at the gateway, by which a bank finds it.' })
  gatewayRefundId!: string | null;

  @Field(() => String, { nullable: true, description: 'For admins: why the last try did not succeed.' })
  problem!: string | null;
}

/** What belongs to an order and is no column of it: `OrderLists` fills it in. */
@ObjectType()
export abstract class OrderParts extends OrderedPlan {
  @Field(() => [OrderReceipt], { description: 'What was handed out for it, the oldest first.' })
  receipts!: OrderReceipt[];

  @Field(() => [OrderRefund], { description: 'What goes back of what was paid for it, the oldest first.' })
  refunds!: OrderRefund[];

  @Field(() => OrderMember, { nullable: true, description: 'For admins; null once the account is deleted.' })
  member!: OrderMember | null;
}
