import { dayOfText, startOfDay } from '#common/calendar';
import { dayInWords } from '#common/formats';
import { formatPaise } from '#common/money';
import { studio } from '#common/studio';
import type { MailContent } from '../mail-content';
import { composeMail } from './compose';

interface RemindedPart {
  plan: string;
  dueOn: string;
  /** The amount still due for this part. */
  amountPaise: number;
  /** The amount still due in all. */
  duePaise: number;
  /** Negative before the day. */
  daysOverdue: number;
  membershipUrl: string;
}

export function dueReminderMail(part: RemindedPart): MailContent {
  const { plan, amountPaise, duePaise, membershipUrl } = part;
  const amount = formatPaise(amountPaise);
  const day = dayInWords(new Date(startOfDay(dayOfText(part.dueOn)!)));
  const isLate = part.daysOverdue > 0;
  const rest = duePaise > amountPaise ? ` In all, ${formatPaise(duePaise)} is left to pay.` : '';
  return composeMail({
    kind: 'due-reminder',
    subject: `A payment at ${studio.name} ${isLate ? 'was' : 'is'} due ${inDays(part.daysOverdue, day)}`,
    preheader: `${amount} for ${plan}, to be paid at the front desk.`,
    title: isLate ? 'A payment is overdue' : 'A payment is due',
    blocks: [
      { text: `${amount} for ${plan} ${isLate ? 'was' : 'is'} to be paid by ${day}.${rest}` },
      { text: 'Please pay at the front desk, in cash, by card or by UPI.' },
      { button: 'See your membership', link: membershipUrl },
    ],
    reason: `You are receiving this e-mail because you pay for a membership at ${studio.name} in parts.`,
  });
}

function inDays(daysOverdue: number, day: string): string {
  if (daysOverdue === 0) return 'today';
  return daysOverdue === -1 ? 'tomorrow' : `on ${day}`;
}
