import type { Batch } from '../../graphql/loaders';
import { groupBy } from '../../lib/group-by';
import type { Receipt } from '../receipts/receipt.entity';
import type { Payment } from './payment.entity';
import type { Refund } from './refund.entity';

/** Receipts by the id of their order. */
export const receiptsOfOrders: Batch<string, Receipt[]> = async (orderIds, { receipts }) =>
  groupBy(await receipts.ofOrders(orderIds), ({ orderId }) => orderId);

/** The payments that paid orders, by the id of their order. */
export const paymentsOfOrders: Batch<string, Payment> = async (orderIds, { orderLists }) =>
  new Map((await orderLists.paymentsOf(orderIds)).map((payment) => [payment.orderId, payment]));

/** Refunds by the id of their order. */
export const refundsOfOrders: Batch<string, Refund[]> = async (orderIds, { orderLists }) =>
  groupBy(await orderLists.refundsOf(orderIds), ({ payment }) => payment.orderId);
