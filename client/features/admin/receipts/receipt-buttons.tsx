import { ReceiptLabel } from '../../receipts/receipt-label';
import type { ReceiptLinkFragment } from '../../receipts/receipts.generated';
import { deskReceiptContent } from './desk-receipt.content';

interface ReceiptButtonsProps {
  receipts: readonly ReceiptLinkFragment[];
  onOpen: (receipt: ReceiptLinkFragment) => void;
}

/** A button for each receipt, which opens the dialog with what can be done with it. */
export const ReceiptButtons = ({ receipts, onOpen }: ReceiptButtonsProps) =>
  receipts.map((receipt) => (
    <button key={receipt.id} type="button" onClick={() => onOpen(receipt)}>
      <ReceiptLabel receipt={receipt} action={deskReceiptContent.handOut} />
    </button>
  ));
