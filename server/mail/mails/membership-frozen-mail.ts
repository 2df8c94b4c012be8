import { dayInWords } from '#common/formats';
import { lastDayOf } from '#common/memberships/last-day';
import { studio } from '#common/studio';
import type { MailContent } from '../mail-content';
import { composeMail } from './compose';

interface FrozenMembership {
  plan: string;
  /** Start of the freeze; its end is exclusive. */
  startsAt: Date;
  endsAt: Date;
  /** Last day of the membership, including all of its periods. */
  lastDay: Date;
  membershipUrl: string;
}

export function membershipFrozenMail(membership: FrozenMembership): MailContent {
  const { plan, startsAt, endsAt, lastDay, membershipUrl } = membership;
  const days = `from ${dayInWords(startsAt)} until the end of ${dayInWords(lastDayOf(endsAt))}`;
  return composeMail({
    kind: 'membership-frozen',
    subject: `Your membership at ${studio.name} is frozen for some days`,
    preheader: `${plan}, ${days}.`,
    title: 'Your membership is frozen for some days',
    blocks: [
      { text: `${plan} is frozen ${days}. You cannot check in on these days.` },
      {
        text: `They are added at the end: your membership is now valid until the end of ${dayInWords(lastDay)}.`,
      },
      { text: 'You can end the freeze at any time. The days that are left then go back.' },
      { button: 'See your membership', link: membershipUrl },
    ],
    reason: `You are receiving this e-mail because you have a membership at ${studio.name}.`,
  });
}
