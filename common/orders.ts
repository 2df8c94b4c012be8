/** What becomes of an order, which begins as `placed`. */
export const ORDER_STATUSES = ['placed', 'paid', 'rejected', 'cancelled', 'expired', 'refunded'] as const;

export type OrderStatus = (typeof ORDER_STATUSES)[number];

type Transitions<Status extends string> = Readonly<Record<Status, readonly Status[]>>;

/** What an order can become. Money that arrives after it has expired still pays it. */
export const ORDER_TRANSITIONS: Transitions<OrderStatus> = {
  placed: ['paid', 'rejected', 'cancelled', 'expired'],
  paid: ['refunded'],
  rejected: [],
  cancelled: [],
  expired: ['paid'],
  refunded: [],
};

/**
 * How far a refund is: asked of the gateway, accepted there, given back, or failed. What has failed an admin tries
 * again, or gives back by hand.
 */
export const REFUND_STATUSES = ['requested', 'pending', 'done', 'failed'] as const;

export type RefundStatus = (typeof REFUND_STATUSES)[number];

/** What a refund can become. One that was given up may turn out to be on its way, or made. */
export const REFUND_TRANSITIONS: Transitions<RefundStatus> = {
  requested: ['pending', 'done', 'failed'],
  pending: ['done', 'failed'],
  done: [],
  failed: ['requested', 'pending', 'done'],
};

export const canBecome = <Status extends string>(
  transitions: Transitions<Status>,
  [from, to]: readonly [Status, Status],
): boolean => transitions[from].includes(to);

/** Why money goes back: its order was refunded, its order had no use for it, or somebody gave it back at the gateway. */
export const REFUND_CAUSES = ['order', 'unused', 'gateway'] as const;

export type RefundCause = (typeof REFUND_CAUSES)[number];

/** Who takes the money: the studio's desk, or a company that does it online (contract 7). */
export const GATEWAYS = ['desk', 'razorpay'] as const;

export type GatewayName = (typeof GATEWAYS)[number];

/** How somebody pays at the desk. */
export const DESK_METHODS = ['cash', 'card', 'upi'] as const;

export type DeskMethod = (typeof DESK_METHODS)[number];

/** What is handed out about money: a receipt, or an invoice where tax is charged, and what takes either back. */
export const RECEIPT_KINDS = ['receipt', 'invoice', 'credit_note'] as const;

export type ReceiptKind = (typeof RECEIPT_KINDS)[number];
