import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { messages } from '#common/messages';
import type { GatewayName } from '#common/orders';
import { onlineMessages } from '#common/orders-online';
import { PageArgs, toConnection } from '../../graphql/connection';
import type { Context } from '../../graphql/context';
import { GatewayType } from '../../graphql/enums';
import { ForAdmins, Public } from '../../graphql/public-operation';
import { cost } from '../../graphql/query-cost';
import { SignedIn } from '../../graphql/signed-in';
import type { Viewer } from '../../lib/viewer';
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

@Resolver()
export class OrderResolver {
  @Query(() => OrderConnection, {
    description: 'What the one who asks has ordered, newest first.',
    complexity: cost({ statements: 2, rows: 'page' }),
  })
  async myOrders(
    @Args(() => PageArgs) page: PageArgs,
    @SignedIn() viewer: Viewer,
    @Ctx() { services, limits }: Context,
  ) {
    return toConnection(await services.orderLists.mine(viewer, { page, sizeMax: limits.pageSize }));
  }

  @ForAdmins()
  @Query(() => OrderConnection, {
    description: 'What everybody has ordered, newest first, narrowed as asked.',
    complexity: cost({ statements: 4, rows: 'page' }),
  })
  async orders(
    @Args(() => OrdersArgs) { status, hasOpenRefund, ...page }: OrdersArgs,
    @Ctx() { services, limits }: Context,
  ) {
    const request = { page, sizeMax: limits.pageSize };
    return toConnection(await services.orderLists.all({ status, hasOpenRefund }, request));
  }

  @Public()
  @Query(() => GatewayType, { description: 'Who takes the money of an order that is placed now.' })
  orderGateway(@Ctx() { services }: Context): GatewayName {
    return services.gateways.chosen.name;
  }

  @Mutation(() => PlacedOrder, {
    description: 'Orders a plan at the price that the member was shown, as long as it is the price of now.',
  })
  async placeOrder(
    @Arg('input', () => OrderInput) input: OrderInput,
    @SignedIn() viewer: Viewer,
    @Ctx() { services }: Context,
  ) {
    const { order, checkout, isNew } = await services.orders.place(viewer, input);
    const message = spokenOfPlacing(order, isNew);
    return { message, order: await services.orderLists.shown(order), checkout, isNew };
  }

  @Mutation(() => PlacedOrder, {
    description: 'What is needed to pay an order of the one who asks, which waits for an online payment.',
  })
  async payOrder(@Arg('id', () => ID) id: string, @SignedIn() viewer: Viewer, @Ctx() { services }: Context) {
    const { order, checkout } = await services.onlinePayments.begin(viewer, id);
    const message = checkout ? messages.orderPlaced : spokenOf(order);
    return { message, order: await services.orderLists.shown(order), checkout, isNew: false };
  }

  @Mutation(() => ChangedOrder, {
    description:
      'The form of the gateway says that an order of the one who asks was paid; the gateway is asked.',
  })
  async confirmOnlinePayment(
    @Arg('input', () => OnlinePaymentInput) input: OnlinePaymentInput,
    @SignedIn() viewer: Viewer,
    @Ctx() { services }: Context,
  ) {
    const order = await services.onlinePayments.confirm(viewer, input);
    return { message: spokenOf(order), order: await services.orderLists.shown(order) };
  }

  @Mutation(() => ChangedOrder, { description: 'Takes back an order of the one who asks that still waits.' })
  async cancelOrder(
    @Arg('id', () => ID) id: string,
    @SignedIn() viewer: Viewer,
    @Ctx() { services }: Context,
  ) {
    const order = await services.orders.cancel(viewer, id);
    return { message: messages.orderCancelled, order: await services.orderLists.shown(order) };
  }

  @ForAdmins()
  @Mutation(() => ChangedOrder, {
    description: 'The member has paid at the desk: the membership begins, or goes on for longer.',
  })
  async confirmOrder(
    @Args(() => ConfirmOrderArgs) { id, method }: ConfirmOrderArgs,
    @SignedIn() viewer: Viewer,
    @Ctx() { services }: Context,
  ) {
    const order = await services.orderDesk.confirm(viewer, id, method);
    return { message: messages.orderConfirmed, order: await services.orderLists.shownToAdmin(order) };
  }

  @ForAdmins()
  @Mutation(() => ChangedOrder, { description: 'Refuses an order that waits; the member reads why.' })
  async rejectOrder(
    @Args(() => EndOrderArgs) { id, reason }: EndOrderArgs,
    @SignedIn() viewer: Viewer,
    @Ctx() { services }: Context,
  ) {
    const order = await services.orderDesk.reject(viewer, id, reason);
    return { message: messages.orderRejected, order: await services.orderLists.shownToAdmin(order) };
  }

  @ForAdmins()
  @Mutation(() => ChangedOrder, {
    description: 'Gives the whole of a paid order back and ends its membership; the member reads why.',
  })
  async refundOrder(
    @Args(() => EndOrderArgs) { id, reason }: EndOrderArgs,
    @SignedIn() viewer: Viewer,
    @Ctx() { services }: Context,
  ) {
    const order = await services.orderDesk.refund(viewer, id, reason);
    return { message: messages.orderRefunded, order: await services.orderLists.shownToAdmin(order) };
  }

  @ForAdmins()
  @Mutation(() => ChangedOrder, { description: 'Asks the gateway once more for a refund that has failed.' })
  async retryRefund(
    @Arg('id', () => ID) id: string,
    @SignedIn() viewer: Viewer,
    @Ctx() { services }: Context,
  ) {
    const order = await services.orderDesk.retryRefund(viewer, id);
    return { message: messages.refundRetried, order: await services.orderLists.shownToAdmin(order) };
  }

  @ForAdmins()
  @Mutation(() => ChangedOrder, {
    description: 'The studio itself has given back what the gateway could not.',
  })
  async returnByHand(
    @Args(() => ReturnByHandArgs) { id, how }: ReturnByHandArgs,
    @SignedIn() viewer: Viewer,
    @Ctx() { services }: Context,
  ) {
    const order = await services.orderDesk.returnByHand(viewer, id, how);
    return { message: messages.refundByHand, order: await services.orderLists.shownToAdmin(order) };
  }
}

function spokenOfPlacing(order: Order, isNew: boolean): string {
  if (order.status !== 'placed') return spokenOf(order);
  return isNew ? messages.orderPlaced : messages.orderThere(order.number);
}

/** How an order stands that somebody pays online. */
function spokenOf({ status }: Order): string {
  if (status === 'paid') return onlineMessages.paid;
  return status === 'placed' ? onlineMessages.onItsWay : onlineMessages.goesBack;
}
