import type { Batch } from '../../graphql/loaders';
import { groupBy } from '../../lib/group-by';
import type { Payment } from './payment.entity';
import type { Refund } from './refund.entity';

/** The payments that paid orders, by the id of their order. */
export const paymentsOfOrders: Batch<string, Payment> = async (orderIds, { orderReader }) =>
  new Map((await orderReader.paymentsOf(orderIds)).map((payment) => [payment.orderId, payment]));

/** Refunds by the id of their order. */
export const refundsOfOrders: Batch<string, Refund[]> = async (orderIds, { orderReader }) =>
  groupBy(await orderReader.refundsOf(orderIds), ({ payment }) => payment.orderId);
