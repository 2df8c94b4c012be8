import { useSearchParams } from 'react-router-dom';
import type { OrderStatus } from '#common/orders';
import type { DeskOrderFragment } from './admin.generated';

/** What orders can be listed by, what is to be done first. */
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

/** The part of the address that chooses a status. */
export const searchFor = (status: StatusChoice): string => `?tab=orders&status=${status}`;

/** What the server is asked for. */
export const filterOf = (choice: StatusChoice) => ({
  status: choice === 'all' || choice === 'refund-open' ? null : choice,
  hasOpenRefund: choice === 'refund-open',
});

/** The same for an order that has changed since the server was asked. */
export function isListed({ status, refunds }: DeskOrderFragment, choice: StatusChoice): boolean {
  if (choice === 'refund-open') return refunds.some((refund) => refund.status !== 'done');
  return choice === 'all' || choice === status;
}

/** The status that `?status=` names; what waits, when it names none. */
export function useChosenStatus(): StatusChoice {
  const [address] = useSearchParams();
  const asked = address.get('status');
  return STATUS_CHOICES.find((status) => status === asked) ?? 'placed';
}
