import { dayInWords } from '#common/day-in-words';
import { formatPaise } from '#common/money';
import { studio } from '#common/studio';
import type { MailContent } from '../mail-content';
import { composeMail } from './compose';

interface ConfirmedOrder {
  plan: string;
  totalPaise: number;
  receipt: { id: string; number: string };
  /** Last day of the membership, including all periods that are paid. */
  lastDay: Date;
  membershipUrl: string;
}

export const orderConfirmedMail = (order: ConfirmedOrder): MailContent => ({
  receiptId: order.receipt.id,
  ...composeMail({
    kind: 'order-confirmed',
    subject: `Your membership at ${studio.name} is paid`,
    preheader: `${order.plan}, until ${dayInWords(order.lastDay)}.`,
    title: 'Your membership is paid',
    blocks: [
      { text: `We have received ${formatPaise(order.totalPaise)} for ${order.plan}. Thank you.` },
      { text: `Your membership is valid until the end of ${dayInWords(order.lastDay)}.` },
      {
        text: `Your receipt ${order.receipt.number} is attached. You can also download it from Your membership.`,
      },
      { button: 'See your membership', link: order.membershipUrl },
    ],
    reason: `You are receiving this e-mail because you ordered a membership at ${studio.name}.`,
  }),
});
