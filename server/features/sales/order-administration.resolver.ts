import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { membershipMessages } from '#common/memberships/messages';
import { orderMessages } from '#common/orders/messages';
import { toConnection } from '../../graphql/connection';
import type { Context } from '../../graphql/context';
import { Requires } from '../../graphql/access-decorators';
import { cost } from '../../graphql/query-cost';
import { SignedIn } from '../../graphql/current-user';
import type { UserActor } from '../../lib/actor';
import { requireSearch } from '../../lib/require-permission';
import { OrderListArgs } from './order-list.input';
import {
  ConfirmOrderInput,
  RecordManualRefundInput,
  RejectOrderInput,
  RetryRefundInput,
} from './order.input';
import {
  ConfirmOrderPayload,
  RecordManualRefundPayload,
  RefundOrderPayload,
  RejectOrderPayload,
  SellMembershipPayload,
  RetryRefundPayload,
} from './order.payload';
import { OrderConnection } from '../orders/order.type';
import { RefundOrderInput } from './refund.input';
import { SellMembershipInput } from './desk-sale.input';

const REFUND_ORDER =
  'Refunds what is left of the payment of an order and ends its membership period, or refunds a part of it and leaves the period as it is. The member is mailed once the money has been returned.';

@Resolver()
export class OrderAdministrationResolver {
  @Requires('orders:read-any')
  @Query(() => OrderConnection, {
    description: 'Orders of all members.',
    complexity: cost({ statements: 1, rows: 'page' }),
  })
  async orders(
    @Args(() => OrderListArgs) { filter, orderBy, ...page }: OrderListArgs,
    @SignedIn() actor: UserActor,
    @Ctx() { services, limits }: Context,
  ) {
    requireSearch(actor, filter);
    const request = { ...page, sizeMax: limits.pageSize };
    return toConnection(await services.orderLists.all({ filter, orderBy }, request));
  }

  @Requires('orders:confirm')
  @Mutation(() => ConfirmOrderPayload, {
    description: 'Records a payment at the front desk; starts or extends the membership.',
  })
  async confirmOrder(
    @Arg('input', () => ConfirmOrderInput) { id, ...payment }: ConfirmOrderInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ) {
    const order = await services.orderAdministration.confirm(actor, id, payment);
    return { message: orderMessages.orderConfirmed, order };
  }

  @Requires('memberships:sell')
  @Mutation(() => SellMembershipPayload, {
    description:
      'Sells a plan to a member who has paid at the front desk: order, payment, receipt and membership at once. An unpaid order of the member for this plan is used.',
  })
  async sellMembership(
    @Arg('input', () => SellMembershipInput) input: SellMembershipInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ) {
    return { message: membershipMessages.sold, ...(await services.deskSales.sell(actor, input)) };
  }

  @Requires('orders:reject')
  @Mutation(() => RejectOrderPayload, {
    description: 'Rejects an unpaid order and mails the reason to the member.',
  })
  async rejectOrder(
    @Arg('input', () => RejectOrderInput) { id, reason }: RejectOrderInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ) {
    const order = await services.orderAdministration.reject(actor, id, reason);
    return { message: orderMessages.orderRejected, order };
  }

  @Requires('orders:refund')
  @Mutation(() => RefundOrderPayload, { description: REFUND_ORDER })
  async refundOrder(
    @Arg('input', () => RefundOrderInput) { id, ...given }: RefundOrderInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ) {
    const order = await services.orderAdministration.refund(actor, id, given);
    const { orderRefunded, partRefunded } = orderMessages;
    return { message: given.amount ? partRefunded : orderRefunded, order };
  }

  @Requires('orders:refund')
  @Mutation(() => RetryRefundPayload, {
    description: 'Requests a failed refund from the payment gateway again.',
  })
  async retryRefund(
    @Arg('input', () => RetryRefundInput) { refundId }: RetryRefundInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ) {
    const order = await services.orderAdministration.retryRefund(actor, refundId);
    return { message: orderMessages.refundRetried, order };
  }

  @Requires('orders:refund')
  @Mutation(() => RecordManualRefundPayload, {
    description: 'Records that the studio itself has returned the money of a failed refund.',
  })
  async recordManualRefund(
    @Arg('input', () => RecordManualRefundInput) { refundId, method }: RecordManualRefundInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ) {
    const order = await services.orderAdministration.recordManualRefund(actor, refundId, method);
    return { message: orderMessages.refundByHand, order };
  }
}
