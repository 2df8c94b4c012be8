/** Papers for receipts: a sheet, or the roll of a receipt printer. */
export const RECEIPT_PAPERS = ['a4', 'roll_80mm'] as const;

export type ReceiptPaper = (typeof RECEIPT_PAPERS)[number];
