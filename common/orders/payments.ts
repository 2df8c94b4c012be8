/** Who takes the payment: the front desk, or an online payment company. */
export const GATEWAYS = ['desk', 'razorpay'] as const;

export type GatewayName = (typeof GATEWAYS)[number];

/** Payment methods at the front desk. */
export const DESK_METHODS = ['cash', 'card', 'upi'] as const;

export type DeskMethod = (typeof DESK_METHODS)[number];

/** Payment documents: a receipt, an invoice if tax is charged, and a credit note, which cancels either. */
export const RECEIPT_KINDS = ['receipt', 'invoice', 'credit_note'] as const;

export type ReceiptKind = (typeof RECEIPT_KINDS)[number];
