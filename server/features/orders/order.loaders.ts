import type { Batch } from '../../graphql/loaders';
import { groupBy } from '../../lib/group-by';
import type { OrderDue } from './due.type';
import type { Payment } from './payment.entity';
import type { Refund } from './refund.entity';

/** The payments that paid orders, by the id of their order, earliest first. */
export const paymentsOfOrders: Batch<string, Payment[]> = async (orderIds, { orderReader }) =>
  groupBy(await orderReader.paymentsOf(orderIds), ({ orderId }) => orderId);

/** What is still to be paid, by the id of the member. */
export const duesOfMembers: Batch<string, OrderDue> = (memberIds, { orderReader }) =>
  orderReader.duesOf(memberIds);

/** Refunds by the id of their order. */
export const refundsOfOrders: Batch<string, Refund[]> = async (orderIds, { orderReader }) =>
  groupBy(await orderReader.refundsOf(orderIds), ({ payment }) => payment.orderId);
