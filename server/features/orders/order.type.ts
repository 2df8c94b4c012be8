import { GraphQLJSONObject } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import type { ReceiptKind } from '#common/orders/payments';
import { connectionType } from '../../graphql/connection';
import { Order } from './order.entity';
import { ReceiptKindType } from './order.enums';

export const OrderConnection = connectionType(Order, 'Order');

@ObjectType({ description: 'An order, with what is needed to pay it.' })
export class PlacedOrder {
  @Field(() => String)
  message!: string;

  @Field(() => Order)
  order!: Order;

  @Field(() => Boolean, {
    description:
      'False if an order with the same key, or an unpaid one for the same plan and price, existed before.',
  })
  isNew!: boolean;

  @Field(() => GraphQLJSONObject, {
    nullable: true,
    description: 'Options for the checkout form of the payment gateway; null if no online payment is due.',
  })
  checkout!: Record<string, unknown> | null;
}

@ObjectType({ description: 'An order after a change.' })
export class ChangedOrder {
  @Field(() => String)
  message!: string;

  @Field(() => Order)
  order!: Order;
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
