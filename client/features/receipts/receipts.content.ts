import type { ReceiptKind } from '../../graphql/types.generated';

/** Texts of receipts wherever they are downloaded, printed or handed out. */
export const receiptsContent = {
  kinds: {
    RECEIPT: 'Receipt',
    INVOICE: 'Invoice',
    CREDIT_NOTE: 'Credit note',
  } satisfies Record<ReceiptKind, string>,
  download: 'Download',
  failed: 'The receipt did not download. Please try again.',
  print: 'Print',
  printFailed: 'The receipt could not be prepared for printing. Please try again.',
  blocked: 'The browser has blocked the new tab.',
  open: 'Open receipt',
};
