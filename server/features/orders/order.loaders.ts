import type { Page, PageRequest } from '../../database/keyset-page';
import type { Batch } from '../../graphql/loaders';
import { groupBy } from '../../lib/group-by';
import type { Receipt } from '../receipts/receipt.entity';
import type { OrderList } from '../sales/order-lists.service';
import type { Order } from './order.entity';
import type { Payment } from './payment.entity';
import type { Refund } from './refund.entity';

/** A page of the orders of each member, by the id of the member. */
export const ordersOfMembers: Batch<string, Page<Order>, [OrderList & PageRequest]> = (
  memberIds,
  { orderLists },
  { filter, orderBy, ...request },
) => orderLists.ofMembers(memberIds, { filter, orderBy }, request);

/** Receipts by the id of their order. */
export const receiptsOfOrders: Batch<string, Receipt[]> = async (orderIds, { receipts }) =>
  groupBy(await receipts.ofOrders(orderIds), ({ orderId }) => orderId);

/** The payments that paid orders, by the id of their order. */
export const paymentsOfOrders: Batch<string, Payment> = async (orderIds, { orderLists }) =>
  new Map((await orderLists.paymentsOf(orderIds)).map((payment) => [payment.orderId, payment]));

/** Refunds by the id of their order. */
export const refundsOfOrders: Batch<string, Refund[]> = async (orderIds, { orderLists }) =>
  groupBy(await orderLists.refundsOf(orderIds), ({ payment }) => payment.orderId);
