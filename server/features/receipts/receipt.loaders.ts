import type { Batch } from '../../graphql/loaders';
import { groupBy } from '../../lib/group-by';
import type { Order } from '../orders/order.entity';
import type { Receipt } from './receipt.entity';

/** Receipts by the id of their order. */
export const receiptsOfOrders: Batch<string, Receipt[]> = async (orderIds, { receipts }) =>
  groupBy(await receipts.ofOrders(orderIds), ({ orderId }) => orderId);

/** The order of each receipt. */
export const ordersOfReceipts: Batch<string, Order> = async (receiptIds, { receipts }) =>
  new Map((await receipts.withOrders(receiptIds)).map(({ id, order }) => [id, order]));

/** How many copies of a receipt staff have handed out. */
export const copiesOfReceipts: Batch<string, number> = (receiptIds, { receiptCopies }) =>
  receiptCopies.countsOf(receiptIds);
