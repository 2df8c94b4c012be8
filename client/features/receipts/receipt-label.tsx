import { VisuallyHidden } from '../../components/visually-hidden';
import { receiptsContent as content } from './receipts.content';
import type { ReceiptLinkFragment } from './receipts.generated';

/** The label of a button for a receipt: its kind, and for screen readers what the button does and the number. */
export const ReceiptLabel = ({ receipt, action }: { receipt: ReceiptLinkFragment; action: string }) => (
  <>
    <VisuallyHidden>{action} </VisuallyHidden>
    {content.kinds[receipt.kind]}
    <VisuallyHidden> {receipt.number}</VisuallyHidden>
  </>
);
