import type { ReceiptPaper } from '../../graphql/types.generated';
import { withRequestKey } from '../../lib/request-keys';
import { showToast } from '../../lib/toast';
import { receiptsContent as content } from './receipts.content';
import { usePrintReceiptMutation, type ReceiptLinkFragment } from './receipts.generated';

/** Opens a receipt in a new tab, where its file shows the print dialog. */
export function usePrintReceipt() {
  const [print] = usePrintReceiptMutation();
  return async ({ id }: Pick<ReceiptLinkFragment, 'id'>, paper: ReceiptPaper): Promise<void> => {
    // Opened at once: browsers block tabs that are opened after waiting for the answer.
    const tab = window.open('', '_blank');
    try {
      const { data } = await withRequestKey(['printReceipt', id, paper], (requestKey) =>
        print({ variables: { input: { id, paper, requestKey } } }),
      );
      show(addressIn(data!.printReceipt.url), tab);
    } catch (error) {
      tab?.close();
      throw error;
    }
  };
}

function show(address: string, tab: Window | null): void {
  if (tab) tab.location.replace(address);
  else showToast(content.blocked, { label: content.open, run: () => void window.open(address, '_blank') });
}

/** Without the origin, because the site may have been opened under another one, such as an IP address. */
function addressIn(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
