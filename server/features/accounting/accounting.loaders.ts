import type { Batch } from '../../graphql/loaders';
import type { Payment } from '../orders/payment.entity';
import type { Receipt } from '../receipts/receipt.entity';

/** Payments by their id, with their orders. */
export const paymentsById: Batch<string, Payment> = async (ids, { moneyLists }) =>
  new Map((await moneyLists.paymentsWithIds(ids)).map((payment) => [payment.id, payment]));

/** Documents by their id, with their orders. */
export const receiptsById: Batch<string, Receipt> = async (ids, { documentLists }) =>
  new Map((await documentLists.withIds(ids)).map((receipt) => [receipt.id, receipt]));
