/** Who takes the payment: the front desk, or an online payment company. */
export const GATEWAYS = ['desk', 'razorpay'] as const;

export type GatewayName = (typeof GATEWAYS)[number];

/** Payment methods at the front desk. */
export const DESK_METHODS = ['cash', 'card', 'upi'] as const;

export type DeskMethod = (typeof DESK_METHODS)[number];

/** Payment methods, at the desk or online; `other` is any that an online gateway adds or does not name. */
export const PAYMENT_METHODS = [...DESK_METHODS, 'netbanking', 'wallet', 'emi', 'paylater', 'other'] as const;

export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** The method of a payment, as its gateway names it. */
export const paymentMethodOf = (name: string | null): PaymentMethod =>
  PAYMENT_METHODS.find((method) => method === name) ?? 'other';

/** Payment documents: a receipt, an invoice if tax is charged, and a credit note, which cancels either. */
export const RECEIPT_KINDS = ['receipt', 'invoice', 'credit_note'] as const;

export type ReceiptKind = (typeof RECEIPT_KINDS)[number];
