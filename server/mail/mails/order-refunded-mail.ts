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
    subject: `Your payment to ${studio.name} has been refunded`,
    preheader: `${formatPaise(order.totalPaise)} for ${order.plan}.`,
    title: 'Your payment has been refunded',
    blocks: [
      {
        text: `We are refunding ${formatPaise(order.totalPaise)} for ${order.plan} the same way you paid. The plan from this order has ended.`,
      },
      { text: `Reason: ${order.reason}` },
      {
        text: `Your credit note ${order.creditNote.number} is attached. You can also download it from Your membership.`,
      },
      { button: 'See your membership', link: order.membershipUrl },
    ],
    reason: `You are receiving this e-mail because you ordered a membership at ${studio.name}.`,
  }),
});
