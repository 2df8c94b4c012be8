import { ArgsType, Field, InputType } from 'type-graphql';
import type { OrderStatus } from '#common/orders/status-transitions';
import { PageArgs } from '../../graphql/connection';
import { OrderDirection } from '../../graphql/order-direction';
import { OrderOrderField, OrderStatusType } from './order.enums';

@InputType({ description: 'Which orders to list. All of its conditions have to hold; null sets none.' })
export class OrderFilter {
  @Field(() => [OrderStatusType], { nullable: true, description: 'Orders with one of these statuses.' })
  status?: OrderStatus[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Orders that have a refund which is not done, or that have none.',
  })
  hasOpenRefund?: boolean | null;
}

@InputType('OrderOrder', { description: 'How to sort orders.' })
export class OrderSort {
  @Field(() => OrderOrderField, { description: 'What to sort by.' })
  field!: OrderOrderField;

  @Field(() => OrderDirection, { description: 'In which direction.' })
  direction!: OrderDirection;
}

/** Which orders, and in which order. */
@ArgsType()
export class OrderListArgs extends PageArgs {
  @Field(() => OrderFilter, { nullable: true, description: 'Which orders; all if null.' })
  filter?: OrderFilter | null;

  @Field(() => OrderSort, { nullable: true, description: 'Null for the newest first.' })
  orderBy?: OrderSort | null;
}
