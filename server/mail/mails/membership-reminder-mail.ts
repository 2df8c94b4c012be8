import { studio } from '#common/studio';
import type { MailContent } from '../mail-content';
import { composeMail } from './compose';
import { dayInWords } from './moment';

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
      { text: `${plan} runs until ${dayInWords(lastDay)}, that day included. It ends by itself.` },
      { text: 'To go on, renew it: the new months are added to the end, so no day is lost.' },
      { button: 'See your membership', link: membershipUrl },
    ],
    reason: `You get this mail because you have a membership at ${studio.name}.`,
  });
}

function inDays(days: number): string {
  if (days === 0) return 'today';
  return days === 1 ? 'tomorrow' : `in ${days} days`;
}
