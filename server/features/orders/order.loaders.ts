import type { Batch } from '../../graphql/loaders';
import { groupBy } from '../../lib/group-by';
import type { Payment } from './payment.entity';
import type { Refund } from './refund.entity';

/** The payments that paid orders, by the id of their order, earliest first. */
export const paymentsOfOrders: Batch<string, Payment[]> = async (orderIds, { orderReader }) =>
  groupBy(await orderReader.paymentsOf(orderIds), ({ orderId }) => orderId);

/** Refunds by the id of their order. */
export const refundsOfOrders: Batch<string, Refund[]> = async (orderIds, { orderReader }) =>
  groupBy(await orderReader.refundsOf(orderIds), ({ payment }) => payment.orderId);
