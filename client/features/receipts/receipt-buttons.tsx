import { VisuallyHidden } from '../../components/visually-hidden';
import { showToast } from '../../lib/toast';
import { useOneAtATime } from '../../lib/use-action';
import { downloadReceipt } from './download-receipt';
import { receiptsContent as content } from './receipts.content';
import type { ReceiptLinkFragment } from './receipts.generated';

/** A button for each receipt, which downloads it. */
export function ReceiptButtons({ receipts }: { receipts: readonly ReceiptLinkFragment[] }) {
  const { run, isBusy } = useOneAtATime();
  const save = (receipt: ReceiptLinkFragment) =>
    void run(() => downloadReceipt(receipt).catch(() => showToast(content.failed)));
  return receipts.map((receipt) => (
    <button key={receipt.id} type="button" aria-busy={isBusy} onClick={() => save(receipt)}>
      <VisuallyHidden>{content.download} </VisuallyHidden>
      {content.kinds[receipt.kind]}
      <VisuallyHidden> {receipt.number}</VisuallyHidden>
    </button>
  ));
}
