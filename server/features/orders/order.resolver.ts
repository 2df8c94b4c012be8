import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { orderMessages } from '#common/orders/messages';
import { paymentMethodOf, type GatewayName } from '#common/orders/payments';
import { onlineMessages } from '#common/orders/online-payments';
import { PageArgs, toConnection } from '../../graphql/connection';
import type { Context } from '../../graphql/context';
import { Public } from '../../graphql/access-decorators';
import { cost } from '../../graphql/query-cost';
import { SignedIn } from '../../graphql/current-user';
import type { UserActor } from '../../lib/actor';
import { User } from '../members/user.entity';
import { usersById } from '../members/user.loaders';
import { OnlinePaymentInput, OrderInput } from './order.input';
import { Order } from './order.entity';
import { paymentsOfOrders, receiptsOfOrders, refundsOfOrders } from './order.loaders';
import { ChangedOrder, OrderConnection, OrderReceipt, PlacedOrder } from './order.type';
import type { Payment } from './payment.entity';
import { OrderPayment } from './payment.type';
import { OrderRefund } from './refund.type';
import { GatewayType } from './order.enums';

@Resolver()
export class OrderResolver {
  @Query(() => OrderConnection, {
    description: 'Orders of the current user, newest first.',
    complexity: cost({ statements: 5, rows: 'page' }),
  })
  async myOrders(
    @Args(() => PageArgs) page: PageArgs,
    @SignedIn() actor: UserActor,
    @Ctx() { services, limits }: Context,
  ) {
    return toConnection(await services.orderLists.mine(actor, { ...page, sizeMax: limits.pageSize }));
  }

  @Query(() => Order, {
    nullable: true,
    description:
      'The order with this id, or null if there is none that the current user may read. Members may read their own; others need `orders:read-any`.',
    complexity: cost({ statements: 5 }),
  })
  order(@Arg('id', () => ID) id: string, @SignedIn() actor: UserActor, @Ctx() { services }: Context) {
    return services.orderLists.find(actor, id);
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
    const { order, checkout } = await services.onlineCheckout.begin(actor, id);
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
    const order = await services.onlineCheckout.confirm(actor, input);
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
}

/** Fields of an order that are not columns. */
@Resolver(() => Order)
export class OrderFields {
  @FieldResolver(() => [OrderReceipt], { description: 'Documents issued for the order, oldest first.' })
  async receipts(@Root() { id }: Order, @Ctx() { load }: Context) {
    return (await load(receiptsOfOrders, id)) ?? [];
  }

  @FieldResolver(() => OrderPayment, {
    nullable: true,
    description:
      'The payment that paid the order; null if it has not been paid. A refund does not change it.',
  })
  async payment(@Root() { id }: Order, @Ctx() { load }: Context) {
    const payment = await load(paymentsOfOrders, id);
    return payment ? shownPayment(payment) : null;
  }

  @FieldResolver(() => Date, {
    nullable: true,
    description: 'When the order was paid; null if it has not been. A refund does not change it.',
  })
  async paidAt(@Root() { id }: Order, @Ctx() { load }: Context) {
    return (await load(paymentsOfOrders, id))?.capturedAt ?? null;
  }

  @FieldResolver(() => [OrderRefund], { description: 'Refunds of its payments, oldest first.' })
  async refunds(@Root() { id }: Order, @Ctx() { load }: Context) {
    return (await load(refundsOfOrders, id)) ?? [];
  }

  @FieldResolver(() => User, {
    nullable: true,
    description: 'The member who placed the order; null once the account is deleted.',
  })
  member(@Root() { userId }: Order, @Ctx() { load }: Context) {
    return userId === null ? null : load(usersById, userId);
  }
}

const shownPayment = ({ id, method, gateway, capturedAt }: Payment): OrderPayment => ({
  id,
  method: paymentMethodOf(method),
  gateway,
  paidAt: capturedAt!,
});

function placingMessage(order: Order, isNew: boolean): string {
  if (order.status !== 'placed') return statusMessage(order);
  return isNew ? orderMessages.orderPlaced : orderMessages.orderExists(order.number);
}

/** The message about the status of an order that is paid online. */
function statusMessage({ status }: Order): string {
  if (status === 'paid') return onlineMessages.paid;
  return status === 'placed' ? onlineMessages.paymentPending : onlineMessages.paymentReturned;
}
