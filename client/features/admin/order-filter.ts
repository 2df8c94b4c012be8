import { useSearchParams } from 'react-router-dom';
import { enumName, enumValue } from '#common/enum-names';
import { ORDERS_SHOWN } from '#common/orders/limits';
import type { DateRange, OrderStatus } from '../../graphql/types.generated';
import { failedRefund } from './order-decision';
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

/** Query string that selects a filter; `more` are the other search parameters to be kept. */
export const searchFor = (filter: OrderFilter, more: Record<string, string> = {}): string =>
  `?${new URLSearchParams({ tab: 'orders', status: filter, ...more })}`;

/** The filter under which an order with this status is listed. */
export const filterOf = (status: OrderStatus): OrderFilter => enumValue(status);

/** Conditions for orders besides the filter. */
export interface OrderConditions {
  /** The days on which payments or refunds were booked; null for all orders. */
  bookedOn: DateRange | null;
  /** Order number, or words in the name, e-mail address or phone number of the member; empty for all orders. */
  search: string;
}

const NO_CONDITIONS: OrderConditions = { bookedOn: null, search: '' };

/** Variables of the first page of the orders with a filter that meet the conditions. */
export const variablesOf = (filter: OrderFilter, { bookedOn, search } = NO_CONDITIONS) => ({
  first: ORDERS_SHOWN,
  filter: {
    status: filter === 'all' || filter === 'refund-open' ? null : [enumName(filter)],
    hasOpenRefund: filter === 'refund-open' ? true : null,
    ...(bookedOn && { bookedOn }),
    ...(search && { search }),
  },
});

/** Applies a filter in the browser, to orders that have changed since they were fetched. */
export function matchesFilter(order: DecidableOrderFragment, filter: OrderFilter): boolean {
  if (filter === 'refund-open') return hasOpenRefund(order);
  return filter === 'all' || filter === filterOf(order.status);
}

const hasOpenRefund = (order: DecidableOrderFragment): boolean =>
  failedRefund(order) !== undefined ||
  order.refunds.some(({ status }) => status === 'REQUESTED' || status === 'PENDING');

/** The filter in `?status=`; defaults to `pending`. */
export function useOrderFilter(): OrderFilter {
  const [address] = useSearchParams();
  const parameter = address.get('status');
  return ORDER_FILTERS.find((filter) => filter === parameter) ?? 'pending';
}
