/** The receipt of the last sale in this session; not stored. */
import { onSessionEnd } from '../../../lib/storage';
import type { ReceiptLinkFragment } from '../../receipts/receipts.generated';

let last: ReceiptLinkFragment | null = null;
onSessionEnd(() => (last = null));

export const rememberReceipt = (receipt: ReceiptLinkFragment): void => void (last = receipt);

export const lastReceipt = (): ReceiptLinkFragment | null => last;
