import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { formatPaise } from '#common/money';
import { orderMessages } from '#common/orders/messages';
import { Requires } from '../../graphql/access-decorators';
import type { Context } from '../../graphql/context';
import { SignedIn } from '../../graphql/current-user';
import { moneyOf } from '../../graphql/money.type';
import { AGGREGATE_COST } from '../../graphql/query-cost';
import type { UserActor } from '../../lib/actor';
import { DueSum } from './due.type';
import { CollectDueInput, WriteOffDueInput } from './due.input';
import { CollectDuePayload, WriteOffDuePayload } from './order.payload';

@Resolver()
export class DueResolver {
  @Requires('orders:read-any')
  @Query(() => [DueSum], {
    description: 'What all members owe, by age. The sums together are all that is due.',
    complexity: AGGREGATE_COST,
  })
  async dueSums(@Ctx() { services }: Context): Promise<DueSum[]> {
    const sums = await services.dueFigures.byAge();
    return sums.map(({ age, amountPaise, count }) => ({ age, amount: moneyOf(amountPaise), count }));
  }

  @Requires('orders:confirm')
  @Mutation(() => CollectDuePayload, {
    description:
      'Records that a member has paid what is due on an order or was written off, or a part of it, at the front desk.',
  })
  async collectDue(
    @Arg('input', () => CollectDueInput) { orderId, ...payment }: CollectDueInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ) {
    const order = await services.dues.collect(actor, orderId, payment);
    const { duePaid, dueCollected } = orderMessages;
    return { message: order.duePaise === 0 ? duePaid : dueCollected(formatPaise(order.duePaise)), order };
  }

  @Requires('orders:write-off')
  @Mutation(() => WriteOffDuePayload, {
    description:
      'Gives up what is due on an order. The membership period stays, and so does the tax of the sale.',
  })
  async writeOffDue(
    @Arg('input', () => WriteOffDueInput) { orderId, reason }: WriteOffDueInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ) {
    return { message: orderMessages.writtenOff, order: await services.dues.writeOff(actor, orderId, reason) };
  }
}
