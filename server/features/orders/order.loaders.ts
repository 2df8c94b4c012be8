import type { Batch } from '../../graphql/loaders';
import { groupBy } from '../../lib/group-by';
import type { OrderDue } from './due.type';
import type { Order } from './order.entity';
import type { Payment } from './payment.entity';
import type { Refund } from './refund.entity';

/** The payments that paid orders, by the id of their order, earliest first. */
export const paymentsOfOrders: Batch<string, Payment[]> = async (orderIds, { orderReader }) =>
  groupBy(await orderReader.paymentsOf(orderIds), ({ orderId }) => orderId);

/** Orders by their id. */
export const ordersById: Batch<string, Order> = async (ids, { orderReader }) =>
  new Map((await orderReader.withIds(ids)).map((order) => [order.id, order]));

/** Amounts still due, by member id. */
export const duesOfMembers: Batch<string, OrderDue> = (memberIds, { orderReader }) =>
  orderReader.duesOf(memberIds);

/** Refunds by the id of their order. */
export const refundsOfOrders: Batch<string, Refund[]> = async (orderIds, { orderReader }) =>
  groupBy(await orderReader.refundsOf(orderIds), ({ payment }) => payment.orderId);
