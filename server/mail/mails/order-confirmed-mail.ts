import { dayInWords } from '#common/formats';
import { formatPaise } from '#common/money';
import { studio } from '#common/studio';
import { counts } from '../../lib/counts';
import type { MailContent } from '../mail-content';
import { composeMail } from './compose';
import { restText } from './due-paid-mail';

interface ConfirmedOrder {
  plan: string;
  /** The amount that was paid. */
  amountPaise: number;
  /** The amount still due, and the day by which the next part is; zero and null after a payment in full. */
  duePaise: number;
  dueOn: string | null;
  /** For unused days of the plan that this one replaced. */
  credit: { paise: number; days: number; plan: string } | null;
  receipt: { id: string; number: string };
  /** First day, if the front desk chose it; otherwise null. */
  firstDay: Date | null;
  /** Last day of the membership, including all periods that are paid. */
  lastDay: Date;
  membershipUrl: string;
}

export const orderConfirmedMail = (order: ConfirmedOrder): MailContent => ({
  receiptId: order.receipt.id,
  ...composeMail({
    kind: 'order-confirmed',
    subject: `Your membership at ${studio.name} is ${order.dueOn === null ? 'paid' : 'active'}`,
    preheader: `${order.plan}, until ${dayInWords(order.lastDay)}.`,
    title: `Your membership is ${order.dueOn === null ? 'paid' : 'active'}`,
    blocks: [
      { text: `We have received ${formatPaise(order.amountPaise)} for ${order.plan}. Thank you.` },
      ...(order.credit === null ? [] : [{ text: creditText(order.credit) }]),
      ...(order.dueOn === null ? [] : [{ text: restText(order.duePaise, order.dueOn) }]),
      {
        text: `Your membership is valid ${firstDayText(order.firstDay)}until the end of ${dayInWords(order.lastDay)}.`,
      },
      {
        text: `Your receipt ${order.receipt.number} is attached. You can also download it from Your membership.`,
      },
      { button: 'See your membership', link: order.membershipUrl },
    ],
    reason: `You are receiving this e-mail because you ordered a membership at ${studio.name}.`,
  }),
});

const firstDayText = (firstDay: Date | null): string =>
  firstDay === null ? '' : `from ${dayInWords(firstDay)} `;

const creditText = ({ paise, days, plan }: NonNullable<ConfirmedOrder['credit']>): string =>
  `It replaces ${plan}, which has ended: we have taken off ${formatPaise(paise)} for ${counts(days, 'unused day')}.`;
