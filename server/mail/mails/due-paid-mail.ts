import { dayOfText, startOfDay } from '#common/calendar';
import { dayInWords } from '#common/formats';
import { formatPaise } from '#common/money';
import { studio } from '#common/studio';
import type { MailContent } from '../mail-content';
import { composeMail } from './compose';

interface PaidDue {
  plan: string;
  amountPaise: number;
  /** The amount still due. */
  duePaise: number;
  /** The day by which the next part has to be paid; null if nothing is due. */
  dueOn: string | null;
  /** The amount that stays written off, if the payment is for one that had been; null otherwise. */
  writtenOffPaise: number | null;
  membershipUrl: string;
}

export const duePaidMail = ({
  plan,
  amountPaise,
  duePaise,
  dueOn,
  writtenOffPaise,
  membershipUrl,
}: PaidDue): MailContent =>
  composeMail({
    kind: 'due-paid',
    subject: `Your payment at ${studio.name}`,
    preheader: `${formatPaise(amountPaise)} for ${plan}.`,
    title: 'We have received your payment',
    blocks: [
      { text: `We have received ${formatPaise(amountPaise)} for ${plan}. Thank you.` },
      { text: writtenOffPaise === null ? restText(duePaise, dueOn) : recoveryText(writtenOffPaise) },
      { button: 'See your membership', link: membershipUrl },
    ],
    reason: `You are receiving this e-mail because you paid for a membership at ${studio.name}.`,
  });

/** "₹650 is left to pay. The next part is due by 5 December 2026." */
export function restText(duePaise: number, dueOn: string | null): string {
  if (dueOn === null) return 'Nothing is left to pay.';
  const day = dayInWords(new Date(startOfDay(dayOfText(dueOn)!)));
  return `${formatPaise(duePaise)} is left to pay. The next part is due by ${day}.`;
}

/** A written-off amount is not asked for, so nothing is left to pay. */
const recoveryText = (writtenOffPaise: number): string =>
  writtenOffPaise === 0
    ? 'We had written this amount off; now it is paid, and nothing is left to pay.'
    : `We had written this amount off; now it is paid. ${formatPaise(writtenOffPaise)} stays written off.`;
