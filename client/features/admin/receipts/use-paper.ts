import { useState } from 'react';
import { enumName } from '#common/enum-names';
import { RECEIPT_PAPERS } from '#common/receipts/papers';
import type { ReceiptPaper } from '../../../graphql/types.generated';
import { readStored, store } from '../../../lib/storage';

const PAPERS = RECEIPT_PAPERS.map((paper) => enumName(paper));

/** The paper that was chosen on this device. */
export function usePaper(): [ReceiptPaper, (paper: ReceiptPaper) => void] {
  const [paper, setPaper] = useState<ReceiptPaper>(
    () => PAPERS.find((one) => one === readStored('receiptPaper')) ?? 'A4',
  );
  const choose = (chosen: ReceiptPaper) => {
    store('receiptPaper', chosen);
    setPaper(chosen);
  };
  return [paper, choose];
}
