import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../../graphql/context';
import { DateScalar } from '../../graphql/date.scalar';
import { batchedCost } from '../../graphql/query-cost';
import { Order } from '../orders/order.entity';
import { laterDaysOfOrders } from './late-orders.loaders';

@Resolver(() => Order)
export class LateOrderFields {
  @FieldResolver(() => DateScalar, {
    nullable: true,
    description:
      'Business day of the last payment or refund, if the day of its booking was closed before; otherwise null.',
    complexity: batchedCost({ statements: 1 }),
  })
  async laterBusinessDay(@Root() { id }: Order, @Ctx() { load }: Context) {
    return (await load(laterDaysOfOrders, id)) ?? null;
  }
}
