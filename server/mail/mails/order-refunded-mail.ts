import { formatPaise } from '#common/money';
import type { RefundMethod } from '#common/orders/payments';
import { studio } from '#common/studio';
import type { MailContent } from '../mail-content';
import { composeMail } from './compose';
import { refundSentence } from './refund-sentence';

interface RefundedOrder {
  plan: string;
  totalPaise: number;
  /** The amount of this refund; less than the total if a part was refunded earlier, 0 if all of it was. */
  amountPaise: number;
  /** Whether nothing remains to be refunded. */
  isWhole: boolean;
  method: RefundMethod | null;
  byHand: string | null;
  creditNote: { id: string; number: string } | null;
  reason: string;
  membershipUrl: string;
}

export const orderRefundedMail = (order: RefundedOrder): MailContent => {
  const { plan, creditNote } = order;
  return {
    ...(creditNote && { receiptId: creditNote.id }),
    ...composeMail({
      kind: 'order-refunded',
      subject: `Your payment to ${studio.name} has been refunded`,
      preheader: `${formatPaise(order.amountPaise || order.totalPaise)} for ${plan}.`,
      title: 'Your payment has been refunded',
      blocks: [
        { text: `${moneyOf(order)} The plan from this order has ended.` },
        { text: `Reason: ${order.reason}` },
        ...(creditNote
          ? [
              {
                text: `Your credit note ${creditNote.number} is attached. You can also download it from Your membership.`,
              },
            ]
          : []),
        { button: 'See your membership', link: order.membershipUrl },
      ],
      reason: `You are receiving this e-mail because you ordered a membership at ${studio.name}.`,
    }),
  };
};

function moneyOf(order: RefundedOrder): string {
  const { plan, amountPaise, totalPaise, isWhole } = order;
  const total = formatPaise(totalPaise);
  if (amountPaise === 0) return `We have already refunded the ${total} you paid for ${plan}.`;
  const isPart = isWhole && amountPaise < totalPaise;
  const before = isPart ? ` With what we refunded earlier, that is the full ${total}.` : '';
  return `${refundSentence(order)}${before}`;
}
