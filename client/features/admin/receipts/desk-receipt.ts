import type { DeskReceiptQuery } from './desk-receipt.generated';

export type DeskReceipt = NonNullable<DeskReceiptQuery['receipt']>;
