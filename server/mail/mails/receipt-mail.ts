import type { ReceiptKind } from '#common/orders/payments';
import { studio } from '#common/studio';
import type { MailContent } from '../mail-content';
import { composeMail } from './compose';

interface MailedReceipt {
  receipt: { id: string; number: string; kind: ReceiptKind };
  requestKey: string;
}

const NAMES: Record<ReceiptKind, string> = {
  receipt: 'receipt',
  invoice: 'invoice',
  credit_note: 'credit note',
};

/** A receipt that the front desk sends, possibly to an address that is not a member's. */
export const receiptMail = ({ receipt: { id, number, kind }, requestKey }: MailedReceipt): MailContent => ({
  receiptId: id,
  receiptRequestKey: requestKey,
  ...composeMail({
    kind: 'receipt',
    subject: `Your ${NAMES[kind]} ${number} from ${studio.name}`,
    preheader: 'The PDF is attached.',
    title: `Your ${NAMES[kind]}`,
    blocks: [
      { text: `Your ${NAMES[kind]} ${number} from ${studio.name} is attached.` },
      { text: `If you did not expect it, reply to this e-mail or call us: ${studio.phoneShown}.` },
    ],
    reason: `You are receiving this e-mail because our front desk was asked to send it to this address.`,
  }),
});
