import { useSearchParams } from 'react-router-dom';
import type { OrderStatus } from '#common/orders/status-transitions';
import type { DeskOrderFragment } from './admin.generated';

/** Filters of the order list; those that need action come first. */
export const ORDER_FILTERS = [
  'placed',
  'refund-open',
  'paid',
  'refunded',
  'rejected',
  'cancelled',
  'expired',
  'all',
] as const satisfies readonly (OrderStatus | 'refund-open' | 'all')[];

export type OrderFilter = (typeof ORDER_FILTERS)[number];

/** Query string that selects a filter. */
export const searchFor = (filter: OrderFilter): string => `?tab=orders&status=${filter}`;

/** Variables of the orders query for a filter. */
export const variablesOf = (filter: OrderFilter) => ({
  status: filter === 'all' || filter === 'refund-open' ? null : filter,
  hasOpenRefund: filter === 'refund-open',
});

/** Applies a filter in the browser, to orders that have changed since they were fetched. */
export function matchesFilter({ status, refunds }: DeskOrderFragment, filter: OrderFilter): boolean {
  if (filter === 'refund-open') return refunds.some((refund) => refund.status !== 'done');
  return filter === 'all' || filter === status;
}

/** The filter in `?status=`; defaults to `placed`. */
export function useOrderFilter(): OrderFilter {
  const [address] = useSearchParams();
  const parameter = address.get('status');
  return ORDER_FILTERS.find((filter) => filter === parameter) ?? 'placed';
}
