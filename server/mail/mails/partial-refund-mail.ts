import { formatPaise } from '#common/money';
import type { RefundMethod } from '#common/orders/payments';
import { studio } from '#common/studio';
import type { MailContent } from '../mail-content';
import { composeMail } from './compose';
import { refundSentence } from './refund-sentence';

interface PartialRefund {
  plan: string;
  amountPaise: number;
  method: RefundMethod | null;
  byHand: string | null;
  /** The credit note for this part of the sale; null if the whole sale was reversed. */
  creditNote: { id: string; number: string } | null;
  membershipUrl: string;
}

/** For a refund that does not end the order: of a part at the front desk, or made at the payment service. */
export const partialRefundMail = ({ creditNote, membershipUrl, ...part }: PartialRefund): MailContent => ({
  ...(creditNote && { receiptId: creditNote.id }),
  ...composeMail({
    kind: 'part-returned',
    subject: `A refund from ${studio.name}`,
    preheader: `${formatPaise(part.amountPaise)} for ${part.plan}.`,
    title: `${formatPaise(part.amountPaise)} refunded`,
    blocks: [
      { text: refundSentence(part) },
      ...(creditNote
        ? [
            { text: 'Your plan does not change.' },
            {
              text: `Your credit note ${creditNote.number} is attached. You can also download it from Your membership.`,
            },
          ]
        : []),
      { button: 'See your orders', link: membershipUrl },
    ],
    reason: `You are receiving this e-mail because you ordered a membership at ${studio.name}.`,
  }),
});
