import { GraphQLJSONObject } from 'graphql-scalars';
import { Field, ObjectType } from 'type-graphql';
import { connectionType } from '../../graphql/connection';
import { Order } from './order.entity';

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
