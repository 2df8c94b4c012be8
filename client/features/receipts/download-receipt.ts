import { fetchFile, saveAsFile } from '../../lib/download-file';
import type { ReceiptLinkFragment } from './receipts.generated';

/** Path of a receipt, which the server sends only to those who may read it. */
const receiptFile = (receiptId: string): string => `/api/user/receipts/${receiptId}`;

/** Downloads a receipt as a PDF named after its number, without the slashes, which file names cannot contain. */
export async function downloadReceipt({ id, number }: ReceiptLinkFragment): Promise<void> {
  saveAsFile(`${number.replaceAll('/', '-')}.pdf`, await fetchFile(receiptFile(id)));
}
