import { dayInWords } from '#common/formats';
import { studio } from '#common/studio';
import type { MailContent } from '../mail-content';
import { composeMail } from './compose';

interface CancelledMembership {
  plan: string;
  lastDay: Date;
  membershipUrl: string;
}

export const membershipCancelledMail = (membership: CancelledMembership): MailContent =>
  composeMail({
    kind: 'membership-cancelled',
    subject: `Your membership at ${studio.name} has ended`,
    preheader: `${membership.plan} was cancelled at the studio.`,
    title: 'Your membership has ended',
    blocks: [
      {
        text: `Your membership ${membership.plan} was cancelled at the studio and has ended. Its last day was ${dayInWords(membership.lastDay)}.`,
      },
      { button: 'See your membership', link: membership.membershipUrl },
      { text: `Think this is wrong? Write to ${studio.email} or call ${studio.phoneShown}.` },
    ],
    reason: `You are receiving this e-mail because you have an account at ${studio.name}.`,
  });
