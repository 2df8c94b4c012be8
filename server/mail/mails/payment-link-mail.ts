import { dayInWords } from '#common/formats';
import { formatPaise } from '#common/money';
import { studio } from '#common/studio';
import type { MailContent } from '../mail-content';
import { composeMail } from './compose';

interface PayableOrder {
  plan: string;
  totalPaise: number;
  expiresAt: Date;
  link: string;
}

/** Sent to a member for whom the front desk has ordered a plan, to be paid online. */
export function paymentLinkMail({ plan, totalPaise, expiresAt, link }: PayableOrder): MailContent {
  const amount = formatPaise(totalPaise);
  const lastDay = dayInWords(expiresAt);
  return composeMail({
    kind: 'payment-link',
    subject: `Pay for ${plan} at ${studio.name} by ${lastDay}`,
    preheader: 'Pay online, without a log-in.',
    title: 'Pay for your plan',
    blocks: [
      { text: `Our front desk has ordered ${plan} for you, for ${amount}. Pay it online by ${lastDay}.` },
      { button: `Pay ${amount}`, link },
      { text: 'Whoever has this link sees your first name, the plan and the amount, and can pay it.' },
      { text: 'If you did not ask for it, do nothing: an unpaid order expires on its own.' },
    ],
    reason: `You are receiving this e-mail because our front desk ordered a plan for you at ${studio.name}.`,
  });
}
