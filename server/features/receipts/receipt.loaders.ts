import type { Batch } from '../../graphql/loaders';
import { groupBy } from '../../lib/group-by';
import type { Receipt } from './receipt.entity';

/** Receipts by the id of their order. */
export const receiptsOfOrders: Batch<string, Receipt[]> = async (orderIds, { receipts }) =>
  groupBy(await receipts.ofOrders(orderIds), ({ orderId }) => orderId);
