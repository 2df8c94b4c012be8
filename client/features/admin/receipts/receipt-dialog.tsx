import { Button } from '../../../components/button';
import { DialogButtons, ModalDialog } from '../../../components/modal-dialog';
import { QueryBoundary } from '../../../components/query-boundary';
import { Skeleton } from '../../../components/skeleton';
import { formatDay } from '../../../lib/format-day';
import { receiptsContent } from '../../receipts/receipts.content';
import type { ReceiptLinkFragment } from '../../receipts/receipts.generated';
import { nameOf } from '../orders/order-member';
import { deskReceiptContent as content } from './desk-receipt.content';
import type { DeskReceipt } from './desk-receipt';
import { useDeskReceiptQuery } from './desk-receipt.generated';
import { MailReceipt } from './mail-receipt';
import { PrintReceipt } from './print-receipt';
import { ShareReceipt } from './share-receipt';
import classes from './receipt-dialog.module.css';

interface ReceiptDialogProps {
  receipt: ReceiptLinkFragment;
  onClose: () => void;
}

/** Actions of the front desk for a receipt, an invoice or a credit note. */
export function ReceiptDialog({ receipt: { id, kind, number }, onClose }: ReceiptDialogProps) {
  const query = useDeskReceiptQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  return (
    <ModalDialog title={`${receiptsContent.kinds[kind]} ${number}`} onClose={onClose}>
      <QueryBoundary query={query} loading={<ReceiptSkeleton />} failed={content.loadFailed}>
        {({ receipt }) => (receipt ? <Ways receipt={receipt} /> : <p role="alert">{content.notFound}</p>)}
      </QueryBoundary>
      <DialogButtons>
        <Button onClick={onClose}>{content.close}</Button>
      </DialogButtons>
    </ModalDialog>
  );
}

const Ways = ({ receipt }: { receipt: DeskReceipt }) => (
  <div className={classes.ways}>
    <div>
      <p>{content.issued(formatDay(receipt.issuedAt), nameOf(receipt.order.member))}</p>
      <p role="status">{content.copies(receipt.copyCount)}</p>
    </div>
    <PrintReceipt receipt={receipt} />
    <MailReceipt receipt={receipt} />
    <ShareReceipt receipt={receipt} />
  </div>
);

const ReceiptSkeleton = () => (
  <Skeleton>
    <div className={classes.ways}>
      <span data-bone="line" />
      <span data-bone="block" />
      <span data-bone="block" />
      <span data-bone="block" />
    </div>
  </Skeleton>
);
