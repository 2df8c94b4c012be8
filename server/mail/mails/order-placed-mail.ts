import { dayInWords } from '#common/formats';
import { formatPaise } from '#common/money';
import { openingHours } from '#common/opening-hours';
import { studio } from '#common/studio';
import type { MailContent } from '../mail-content';
import { composeMail } from './compose';

interface WaitingOrder {
  number: number;
  plan: string;
  totalPaise: number;
  waitsUntil: Date;
  membershipUrl: string;
}

/** For an order to be paid at the front desk: what to give there, what it costs, and the opening hours. */
export function orderPlacedMail(order: WaitingOrder): MailContent {
  const amount = formatPaise(order.totalPaise);
  const lastDay = dayInWords(order.waitsUntil);
  return composeMail({
    kind: 'order-placed',
    subject: `Your order ${order.number} at ${studio.name}: pay by ${lastDay}`,
    preheader: `${order.plan}, ${amount}, at the front desk.`,
    title: 'Your order is placed',
    blocks: [
      { text: `Order ${order.number}: ${order.plan} for ${amount}.` },
      {
        text: `Pay at the front desk by ${lastDay}: give your order number or name, and pay by cash, card or UPI.`,
      },
      { text: `We are open ${openingHours()}.` },
      { button: 'See your order', link: order.membershipUrl },
      {
        text: 'Changed your mind? Cancel it there, free of charge, or do nothing: an unpaid order expires on its own.',
      },
    ],
    reason: `You are receiving this e-mail because you ordered a membership at ${studio.name}.`,
  });
}
