import { showToast } from '../../../lib/toast';
import { receiptsContent } from '../../receipts/receipts.content';
import { usePrintReceipt } from '../../receipts/use-print-receipt';
import { deskReceiptContent } from './desk-receipt.content';
import { lastReceipt } from './last-receipt';
import { storedPaper } from './paper';

/** Prints the receipt of the last sale in this session, on the paper of this desk. */
export function usePrintLast(): () => void {
  const print = usePrintReceipt();
  return () => {
    const receipt = lastReceipt();
    if (!receipt) return showToast(deskReceiptContent.print.noSale);
    print(receipt, storedPaper()).catch(() => showToast(receiptsContent.printFailed));
  };
}
