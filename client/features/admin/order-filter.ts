import { useSearchParams } from 'react-router-dom';
import { enumName, enumValue } from '#common/enum-names';
import type { OrderStatus } from '../../graphql/types.generated';
import type { DecidableOrderFragment } from './order-decision.generated';

/** Filters of the order list; those that need action come first. */
export const ORDER_FILTERS = [
  'pending',
  'refund-open',
  'paid',
  'refunded',
  'rejected',
  'cancelled',
  'expired',
  'all',
] as const satisfies readonly (Lowercase<OrderStatus> | 'refund-open' | 'all')[];

export type OrderFilter = (typeof ORDER_FILTERS)[number];

/** Query string that selects a filter. */
export const searchFor = (filter: OrderFilter): string => `?tab=orders&status=${filter}`;

/** The filter under which an order with this status is listed. */
export const filterOf = (status: OrderStatus): OrderFilter => enumValue(status);

/** Variables of the orders query for a filter. */
export const variablesOf = (filter: OrderFilter) => ({
  filter: {
    status: filter === 'all' || filter === 'refund-open' ? null : [enumName(filter)],
    hasOpenRefund: filter === 'refund-open' ? true : null,
  },
});

/** Applies a filter in the browser, to orders that have changed since they were fetched. */
export function matchesFilter({ status, refunds }: DecidableOrderFragment, filter: OrderFilter): boolean {
  if (filter === 'refund-open') return refunds.some((refund) => refund.status !== 'DONE');
  return filter === 'all' || filter === filterOf(status);
}

/** The filter in `?status=`; defaults to `pending`. */
export function useOrderFilter(): OrderFilter {
  const [address] = useSearchParams();
  const parameter = address.get('status');
  return ORDER_FILTERS.find((filter) => filter === parameter) ?? 'pending';
}
