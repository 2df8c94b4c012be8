import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { orderMessages } from '#common/orders/messages';
import { toConnection } from '../../graphql/connection';
import type { Context } from '../../graphql/context';
import { Requires } from '../../graphql/access-decorators';
import { cost } from '../../graphql/query-cost';
import { SignedIn } from '../../graphql/current-user';
import type { UserActor } from '../../lib/actor';
import { ConfirmOrderArgs, EndOrderArgs, OrdersArgs, ReturnByHandArgs } from './order.input';
import { ChangedOrder, OrderConnection } from './order.type';

@Resolver()
export class OrderAdministrationResolver {
  @Requires('orders:read-any')
  @Query(() => OrderConnection, {
    description: 'Orders of all members, newest first, optionally filtered.',
    complexity: cost({ statements: 5, rows: 'page' }),
  })
  async orders(
    @Args(() => OrdersArgs) { status, hasOpenRefund, ...page }: OrdersArgs,
    @Ctx() { services, limits }: Context,
  ) {
    const request = { ...page, sizeMax: limits.pageSize };
    return toConnection(await services.orderLists.all({ status, hasOpenRefund }, request));
  }

  @Requires('orders:confirm')
  @Mutation(() => ChangedOrder, {
    description: 'Records that the member has paid at the desk. The membership starts or is extended.',
  })
  async confirmOrder(
    @Args(() => ConfirmOrderArgs) { id, method }: ConfirmOrderArgs,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ) {
    const order = await services.orderAdministration.confirm(actor, id, method);
    return { message: orderMessages.orderConfirmed, order };
  }

  @Requires('orders:reject')
  @Mutation(() => ChangedOrder, { description: 'Rejects an unpaid order. The member is sent the reason.' })
  async rejectOrder(
    @Args(() => EndOrderArgs) { id, reason }: EndOrderArgs,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ) {
    const order = await services.orderAdministration.reject(actor, id, reason);
    return { message: orderMessages.orderRejected, order };
  }

  @Requires('orders:refund')
  @Mutation(() => ChangedOrder, {
    description: 'Refunds a paid order in full and ends its membership. The member is sent the reason.',
  })
  async refundOrder(
    @Args(() => EndOrderArgs) { id, reason }: EndOrderArgs,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ) {
    const order = await services.orderAdministration.refund(actor, id, reason);
    return { message: orderMessages.orderRefunded, order };
  }

  @Requires('orders:refund')
  @Mutation(() => ChangedOrder, { description: 'Requests a failed refund from the payment gateway again.' })
  async retryRefund(
    @Arg('id', () => ID) id: string,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ) {
    const order = await services.orderAdministration.retryRefund(actor, id);
    return { message: orderMessages.refundRetried, order };
  }

  @Requires('orders:refund')
  @Mutation(() => ChangedOrder, {
    description: 'Records that the studio itself has returned the money of a failed refund.',
  })
  async returnByHand(
    @Args(() => ReturnByHandArgs) { id, how }: ReturnByHandArgs,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ) {
    const order = await services.orderAdministration.returnByHand(actor, id, how);
    return { message: orderMessages.refundByHand, order };
  }
}
