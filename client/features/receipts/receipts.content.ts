import type { ReceiptKind } from '../../graphql/types.generated';

/** Texts of the buttons that download receipts. */
export const receiptsContent = {
  kinds: {
    RECEIPT: 'Receipt',
    INVOICE: 'Invoice',
    CREDIT_NOTE: 'Credit note',
  } satisfies Record<ReceiptKind, string>,
  download: 'Download',
  failed: 'The receipt did not download. Please try again.',
};
