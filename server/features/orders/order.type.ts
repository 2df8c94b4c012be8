import { GraphQLJSONObject } from 'graphql-scalars';
import { Field, ObjectType } from 'type-graphql';
import { connectionType } from '../../graphql/connection';
import { Order } from './order.entity';

export const OrderConnection = connectionType(Order, 'Order');

@ObjectType({ description: 'An order that waits for its payment.' })
export class PlacedOrder {
  @Field(() => String)
  message!: string;

  @Field(() => Order)
  order!: Order;

  @Field(() => Boolean, {
    description:
      'False for an order that was there already: placed with the same key, or waiting for the same plan.',
  })
  isNew!: boolean;

  @Field(() => GraphQLJSONObject, {
    nullable: true,
    description: 'What the gateway’s form needs to pay it now; null when it is paid at the desk.',
  })
  checkout!: Record<string, unknown> | null;
}

@ObjectType({ description: 'An order of which something has become.' })
export class ChangedOrder {
  @Field(() => String)
  message!: string;

  @Field(() => Order)
  order!: Order;
}
