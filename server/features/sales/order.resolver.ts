import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { ORDERS_WAITING_MAX } from '#common/orders/limits';
import { orderMessages } from '#common/orders/messages';
import type { GatewayName } from '#common/orders/payments';
import { toConnection } from '../../graphql/connection';
import type { Context } from '../../graphql/context';
import { AllowWithApiKey, Public, ReadableWith } from '../../graphql/access-decorators';
import { batchedCost, cost } from '../../graphql/query-cost';
import { SignedIn } from '../../graphql/current-user';
import type { UserActor } from '../../lib/actor';
import { isOwnId } from '../../lib/member-access';
import { requireSearch } from '../../lib/require-permission';
import { User } from '../accounts/user.entity';
import { OrderKeyArgs, OrderListArgs } from './order-list.input';
import {
  CancelOrderInput,
  ConfirmOnlinePaymentInput,
  PlaceOrderInput,
  StartOrderPaymentInput,
} from './order.input';
import {
  CancelOrderPayload,
  ConfirmOnlinePaymentPayload,
  PlaceOrderPayload,
  StartOrderPaymentPayload,
} from './order.payload';
import { Order } from '../orders/order.entity';
import { OrderDue } from '../orders/due.type';
import { duesOfMembers } from '../orders/order.loaders';
import { ordersOfMembers } from './order-lists.loaders';
import { OrderConnection } from '../orders/order.type';
import { GatewayType } from '../orders/order.enums';
import { statusMessage } from './status-message';

const READABLE = 'members may read their own; others need `orders:read-any`.';

@Resolver()
export class OrderResolver {
  @AllowWithApiKey()
  @Query(() => Order, {
    nullable: true,
    description: `Order with this id or number; null if there is none that the current user may read: ${READABLE}`,
    complexity: cost({ statements: 1 }),
  })
  order(
    @Args(() => OrderKeyArgs) key: OrderKeyArgs,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ) {
    return services.orderReader.find(actor, key);
  }

  @Public()
  @Query(() => GatewayType, { description: 'Gateway at which new orders are to be paid.' })
  orderGateway(@Ctx() { services }: Context): GatewayName {
    return services.gateways.chosen.name;
  }

  @Mutation(() => PlaceOrderPayload, {
    description: `Orders a plan for the current user, at the price that was shown. At most ${ORDERS_WAITING_MAX} orders can be unpaid at a time.`,
  })
  async placeOrder(
    @Arg('input', () => PlaceOrderInput) input: PlaceOrderInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ) {
    const { order, checkout, isNew } = await services.orders.place(actor, input);
    return { message: placingMessage(order, isNew), order, checkout, isNew };
  }

  @Mutation(() => StartOrderPaymentPayload, {
    description: 'Starts the online payment of an unpaid order of the current user.',
  })
  async startOrderPayment(
    @Arg('input', () => StartOrderPaymentInput) { orderId }: StartOrderPaymentInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ) {
    const { order, checkout } = await services.onlineCheckout.begin(actor, orderId);
    const message = checkout ? orderMessages.orderPlaced : statusMessage(order);
    return { message, order, checkout };
  }

  @Mutation(() => ConfirmOnlinePaymentPayload, {
    description:
      'Reports an online payment by the current user. The server asks the payment gateway about it; until the gateway confirms it, the order stays `PENDING`.',
  })
  async confirmOnlinePayment(
    @Arg('input', () => ConfirmOnlinePaymentInput) input: ConfirmOnlinePaymentInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ) {
    const order = await services.onlineCheckout.confirm(actor, input);
    return { message: statusMessage(order), order };
  }

  @Mutation(() => CancelOrderPayload, { description: 'Cancels an unpaid order of the current user.' })
  async cancelOrder(
    @Arg('input', () => CancelOrderInput) { id }: CancelOrderInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ) {
    const order = await services.orders.cancel(actor, id);
    return { message: orderMessages.orderCancelled, order };
  }
}

@Resolver(() => User)
export class UserOrders {
  @ReadableWith('orders:read-any')
  @FieldResolver(() => OrderConnection, {
    description: 'Orders that the user has placed.',
    complexity: batchedCost({ statements: 1, rows: 'page' }),
  })
  async orders(
    @Root() { id }: User,
    @Args(() => OrderListArgs) args: OrderListArgs,
    @Ctx() { actor, load, limits }: Context,
  ) {
    const reader = (await actor())!;
    if (!isOwnId(reader, id)) requireSearch(reader, args.filter);
    return toConnection((await load(ordersOfMembers, id, { ...args, sizeMax: limits.pageSize }))!);
  }

  @ReadableWith('orders:read-any')
  @FieldResolver(() => OrderDue, {
    nullable: true,
    description: 'What the user still has to pay of all orders together; null if nothing.',
    complexity: batchedCost({ statements: 1 }),
  })
  async due(@Root() { id }: User, @Ctx() { load }: Context): Promise<OrderDue | null> {
    return (await load(duesOfMembers, id)) ?? null;
  }
}

function placingMessage(order: Order, isNew: boolean): string {
  if (order.status !== 'placed') return statusMessage(order);
  return isNew ? orderMessages.orderPlaced : orderMessages.orderExists(order.number);
}
