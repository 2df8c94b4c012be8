import { usesRupees } from '../studio-currency';

/** Takes the payment: the front desk, or an online payment company. */
export const GATEWAYS = ['desk', 'razorpay'] as const;

export type GatewayName = (typeof GATEWAYS)[number];

/** Payment methods at the front desk. */
export const DESK_METHODS = ['cash', 'card', 'upi'] as const;

export type DeskMethod = (typeof DESK_METHODS)[number];

const isPossible = (method: string): boolean => method !== 'upi' || usesRupees();

/** Methods that are possible in the studio's currency. */
export const deskMethods = (): DeskMethod[] => DESK_METHODS.filter(isPossible);

/** Ways in which the front desk pays money back. */
export const REFUND_METHODS = [...DESK_METHODS, 'bank_transfer'] as const;

export type RefundMethod = (typeof REFUND_METHODS)[number];

export const refundMethods = (): RefundMethod[] => REFUND_METHODS.filter(isPossible);

/** Refunds that take a bank some days. */
export const SLOW_REFUND_METHODS: readonly RefundMethod[] = ['card', 'bank_transfer'];

/** "in cash", to follow "paid" and "refunded". */
export const refundMethodText: Record<RefundMethod, string> = {
  cash: 'in cash',
  card: 'to the card',
  upi: 'by UPI',
  bank_transfer: 'by bank transfer',
};

/** Payment methods, at the desk or online; `other` is any that an online gateway adds or does not name. */
export const PAYMENT_METHODS = [...DESK_METHODS, 'netbanking', 'wallet', 'emi', 'paylater', 'other'] as const;

export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** The method of a payment, as its gateway names it. */
export const paymentMethodOf = (name: string | null): PaymentMethod =>
  PAYMENT_METHODS.find((method) => method === name) ?? 'other';

/** Payment documents: a receipt, an invoice if tax is charged, and a credit note, which cancels either. */
export const RECEIPT_KINDS = ['receipt', 'invoice', 'credit_note'] as const;

export type ReceiptKind = (typeof RECEIPT_KINDS)[number];
