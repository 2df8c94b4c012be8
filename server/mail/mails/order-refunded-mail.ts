import { formatPaise } from '#common/money';
import { studio } from '#common/studio';
import type { MailContent } from '../mail-content';
import { composeMail } from './compose';

interface RefundedOrder {
  plan: string;
  totalPaise: number;
  creditNote: { id: string; number: string };
  reason: string;
  membershipUrl: string;
}

export const orderRefundedMail = (order: RefundedOrder): MailContent => ({
  receiptId: order.creditNote.id,
  ...composeMail({
    kind: 'order-refunded',
    subject: `Your payment to ${studio.name} is refunded`,
    preheader: `${formatPaise(order.totalPaise)} for ${order.plan}.`,
    title: 'Your payment is refunded',
    blocks: [
      {
        text: `You get ${formatPaise(order.totalPaise)} for ${order.plan} back, in the way that you paid. What that order had bought has ended.`,
      },
      { text: `The reason: ${order.reason}` },
      {
        text: `The credit note ${order.creditNote.number} is attached. You also find it with your membership.`,
      },
      { button: 'See your membership', link: order.membershipUrl },
    ],
    reason: `You get this mail because you ordered a membership at ${studio.name}.`,
  }),
});
