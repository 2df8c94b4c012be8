import type { ReceiptKind } from '#common/orders/payments';

/** The documents of sales; credit notes take from them, and no other kind counts. */
export const SALE_KINDS = ['invoice', 'receipt'] as const satisfies readonly ReceiptKind[];

/** SQL: a document of a sale, or what takes from it. */
export const COUNTS = `kind in (${[...SALE_KINDS, 'credit_note'].map((kind) => `'${kind}'`).join(', ')})`;
