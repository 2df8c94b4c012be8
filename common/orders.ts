/** What becomes of an order. It waits as `placed`; what it is afterwards, it stays, but that what was paid can be refunded. */
export const ORDER_STATUSES = ['placed', 'paid', 'rejected', 'cancelled', 'expired', 'refunded'] as const;

export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Who takes the money: the studio's desk, or a company that does it online (contract 7). */
export const GATEWAYS = ['desk', 'razorpay'] as const;

export type GatewayName = (typeof GATEWAYS)[number];

/** How somebody pays at the desk. */
export const DESK_METHODS = ['cash', 'card', 'upi'] as const;

export type DeskMethod = (typeof DESK_METHODS)[number];

/** What is handed out about money: a receipt, or an invoice where tax is charged, and what takes either back. */
export const RECEIPT_KINDS = ['receipt', 'invoice', 'credit_note'] as const;

export type ReceiptKind = (typeof RECEIPT_KINDS)[number];
