import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../../graphql/context';
import { batchedCost } from '../../graphql/query-cost';
import { UnusedDaysCredit } from './credit.type';
import { ordersById } from './order.loaders';

@Resolver(() => UnusedDaysCredit)
export class UnusedDaysCreditFields {
  @FieldResolver(() => String, {
    description: 'Name of the plan that was replaced.',
    complexity: batchedCost({ statements: 1 }),
  })
  async planName(@Root() { creditedOrderId }: UnusedDaysCredit, @Ctx() { load }: Context): Promise<string> {
    return (await load(ordersById, creditedOrderId))!.plan;
  }
}
