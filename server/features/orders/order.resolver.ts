import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { orderMessages } from '#common/orders/messages';
import type { GatewayName } from '#common/orders/orders';
import { onlineMessages } from '#common/orders/online-payments';
import { PageArgs, toConnection } from '../../graphql/connection';
import type { Context } from '../../graphql/context';
import { Public, Requires } from '../../graphql/access-decorators';
import { cost } from '../../graphql/query-cost';
import { SignedIn } from '../../graphql/current-user';
import type { UserActor } from '../../lib/actor';
import {
  ConfirmOrderArgs,
  EndOrderArgs,
  OnlinePaymentInput,
  OrderInput,
  OrdersArgs,
  ReturnByHandArgs,
} from './order.input';
import type { Order } from './order.entity';
import { ChangedOrder, OrderConnection, PlacedOrder } from './order.type';
import { GatewayType } from './order.enums';

@Resolver()
export class OrderResolver {
  @Query(() => OrderConnection, {
    description: 'Orders of the current user, newest first.',
    complexity: cost({ statements: 4, rows: 'page' }),
  })
  async myOrders(
    @Args(() => PageArgs) page: PageArgs,
    @SignedIn() actor: UserActor,
    @Ctx() { services, limits }: Context,
  ) {
    return toConnection(await services.orderLists.mine(actor, { ...page, sizeMax: limits.pageSize }));
  }

  @Requires('orders:read-any')
  @Query(() => OrderConnection, {
    description: 'Orders of all members, newest first, optionally filtered.',
    complexity: cost({ statements: 4, rows: 'page' }),
  })
  async orders(
    @Args(() => OrdersArgs) { status, hasOpenRefund, ...page }: OrdersArgs,
    @Ctx() { services, limits }: Context,
  ) {
    const request = { ...page, sizeMax: limits.pageSize };
    return toConnection(await services.orderLists.all({ status, hasOpenRefund }, request));
  }

  @Public()
  @Query(() => GatewayType, { description: 'Where new orders are paid: at the desk or a payment gateway.' })
  orderGateway(@Ctx() { services }: Context): GatewayName {
    return services.gateways.chosen.name;
  }

  @Mutation(() => PlacedOrder, {
    description: 'Places an order for a plan, provided that the price the member was shown is still current.',
  })
  async placeOrder(
    @Arg('input', () => OrderInput) input: OrderInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ) {
    const { order, checkout, isNew } = await services.orders.place(actor, input);
    const message = placingMessage(order, isNew);
    return { message, order, checkout, isNew };
  }

  @Mutation(() => PlacedOrder, {
    description: 'Returns what is needed to pay an unpaid order of the current user online.',
  })
  async payOrder(
    @Arg('id', () => ID) id: string,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ) {
    const { order, checkout } = await services.onlinePayments.begin(actor, id);
    const message = checkout ? orderMessages.orderPlaced : statusMessage(order);
    return { message, order, checkout, isNew: false };
  }

  @Mutation(() => ChangedOrder, {
    description: 'Reports an online payment by the current user. It is verified with the payment gateway.',
  })
  async confirmOnlinePayment(
    @Arg('input', () => OnlinePaymentInput) input: OnlinePaymentInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ) {
    const order = await services.onlinePayments.confirm(actor, input);
    return { message: statusMessage(order), order };
  }

  @Mutation(() => ChangedOrder, { description: 'Cancels an unpaid order of the current user.' })
  async cancelOrder(
    @Arg('id', () => ID) id: string,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ) {
    const order = await services.orders.cancel(actor, id);
    return { message: orderMessages.orderCancelled, order };
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
    const order = await services.orderDesk.confirm(actor, id, method);
    return { message: orderMessages.orderConfirmed, order };
  }

  @Requires('orders:reject')
  @Mutation(() => ChangedOrder, { description: 'Rejects an unpaid order. The member is sent the reason.' })
  async rejectOrder(
    @Args(() => EndOrderArgs) { id, reason }: EndOrderArgs,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ) {
    const order = await services.orderDesk.reject(actor, id, reason);
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
    const order = await services.orderDesk.refund(actor, id, reason);
    return { message: orderMessages.orderRefunded, order };
  }

  @Requires('orders:refund')
  @Mutation(() => ChangedOrder, { description: 'Requests a failed refund from the payment gateway again.' })
  async retryRefund(
    @Arg('id', () => ID) id: string,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ) {
    const order = await services.orderDesk.retryRefund(actor, id);
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
    const order = await services.orderDesk.returnByHand(actor, id, how);
    return { message: orderMessages.refundByHand, order };
  }
}

function placingMessage(order: Order, isNew: boolean): string {
  if (order.status !== 'placed') return statusMessage(order);
  return isNew ? orderMessages.orderPlaced : orderMessages.orderExists(order.number);
}

/** The message about the status of an order that is paid online. */
function statusMessage({ status }: Order): string {
  if (status === 'paid') return onlineMessages.paid;
  return status === 'placed' ? onlineMessages.paymentPending : onlineMessages.paymentReturned;
}
