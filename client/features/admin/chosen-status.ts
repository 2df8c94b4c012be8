import { useSearchParams } from 'react-router-dom';
import type { OrderStatus } from '#common/orders/orders';
import type { DeskOrderFragment } from './admin.generated';

/** Filters of the order list; those that need action come first. */
export const STATUS_CHOICES = [
  'placed',
  'refund-open',
  'paid',
  'refunded',
  'rejected',
  'cancelled',
  'expired',
  'all',
] as const satisfies readonly (OrderStatus | 'refund-open' | 'all')[];

export type StatusChoice = (typeof STATUS_CHOICES)[number];

/** Query string that selects a status. */
export const searchFor = (status: StatusChoice): string => `?tab=orders&status=${status}`;

/** Variables of the orders query for a filter. */
export const filterOf = (choice: StatusChoice) => ({
  status: choice === 'all' || choice === 'refund-open' ? null : choice,
  hasOpenRefund: choice === 'refund-open',
});

/** Applies the same filter on the client, to orders that have changed since they were fetched. */
export function isListed({ status, refunds }: DeskOrderFragment, choice: StatusChoice): boolean {
  if (choice === 'refund-open') return refunds.some((refund) => refund.status !== 'done');
  return choice === 'all' || choice === status;
}

/** The filter in `?status=`; defaults to `placed`. */
export function useChosenStatus(): StatusChoice {
  const [address] = useSearchParams();
  const parameter = address.get('status');
  return STATUS_CHOICES.find((status) => status === parameter) ?? 'placed';
}
