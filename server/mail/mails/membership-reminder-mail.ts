import { dayInWords } from '#common/formats';
import { studio } from '#common/studio';
import type { MailContent } from '../mail-content';
import { composeMail } from './compose';

interface EndingMembership {
  plan: string;
  daysLeft: number;
  lastDay: Date;
  membershipUrl: string;
}

export function membershipReminderMail(membership: EndingMembership): MailContent {
  const { plan, daysLeft, lastDay, membershipUrl } = membership;
  return composeMail({
    kind: 'membership-reminder',
    subject: `Your membership at ${studio.name} ends ${inDays(daysLeft)}`,
    preheader: `${plan}, until ${dayInWords(lastDay)}.`,
    title: `Your membership ends ${inDays(daysLeft)}`,
    blocks: [
      { text: `${plan} is valid until the end of ${dayInWords(lastDay)}. It does not renew automatically.` },
      { text: 'To continue, renew it now: the new term is added at the end, so you lose no days.' },
      { button: 'See your membership', link: membershipUrl },
    ],
    reason: `You are receiving this e-mail because you have a membership at ${studio.name}.`,
  });
}

function inDays(days: number): string {
  if (days === 0) return 'today';
  return days === 1 ? 'tomorrow' : `in ${days} days`;
}
