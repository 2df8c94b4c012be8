import type { Transitions } from '../transitions';

/** Statuses of an order; the initial one is `placed`. */
export const ORDER_STATUSES = [
  'placed',
  'part_paid',
  'paid',
  'written_off',
  'rejected',
  'cancelled',
  'expired',
  'refunded',
] as const;

export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Permitted status changes of an order. A payment that arrives after expiry still pays the order. */
export const ORDER_TRANSITIONS: Transitions<OrderStatus> = {
  placed: ['part_paid', 'paid', 'rejected', 'cancelled', 'expired'],
  // A payment that leaves something due does not change it.
  part_paid: ['part_paid', 'paid', 'written_off', 'refunded'],
  paid: ['refunded'],
  // The member pays after all; a part of it does not change the status.
  written_off: ['written_off', 'paid', 'refunded'],
  rejected: [],
  cancelled: [],
  expired: ['paid'],
  refunded: [],
};

/**
 * Statuses of a refund: requested from the gateway, accepted there, completed, or failed. An admin can retry a failed
 * refund or mark it as refunded by hand.
 */
export const REFUND_STATUSES = ['requested', 'pending', 'done', 'failed'] as const;

export type RefundStatus = (typeof REFUND_STATUSES)[number];

/** Permitted status changes of a refund. A failed one may turn out to be pending or completed. */
export const REFUND_TRANSITIONS: Transitions<RefundStatus> = {
  requested: ['pending', 'done', 'failed'],
  pending: ['done', 'failed'],
  done: [],
  failed: ['requested', 'pending', 'done'],
};

/**
 * Causes of a refund: the order was refunded; the payment did not match the order (`unused`), for example because it
 * was paid already or the amount differs; or the refund was made at the gateway.
 */
export const REFUND_CAUSES = ['order', 'unused', 'gateway'] as const;

export type RefundCause = (typeof REFUND_CAUSES)[number];
