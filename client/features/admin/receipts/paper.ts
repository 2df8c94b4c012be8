import { RECEIPT_PAPERS } from '#common/receipts/papers';
import { enumName } from '#common/enum-names';
import type { ReceiptPaper } from '../../../graphql/types.generated';
import { readStored, store } from '../../../lib/storage';

export const PAPERS = RECEIPT_PAPERS.map((paper) => enumName(paper));

/** The paper that was chosen on this device. */
export const storedPaper = (): ReceiptPaper =>
  PAPERS.find((one) => one === readStored('receiptPaper')) ?? 'A4';

export const storePaper = (paper: ReceiptPaper): void => store('receiptPaper', paper);
