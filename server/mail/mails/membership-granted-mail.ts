import { dayInWords } from '#common/formats';
import { studio } from '#common/studio';
import type { MailContent } from '../mail-content';
import { composeMail } from './compose';

interface GrantedMembership {
  plan: string;
  /** Last day of the membership, including all of its periods. */
  lastDay: Date;
  membershipUrl: string;
}

export const membershipGrantedMail = ({ plan, lastDay, membershipUrl }: GrantedMembership): MailContent =>
  composeMail({
    kind: 'membership-granted',
    subject: `Your membership at ${studio.name} is set`,
    preheader: `${plan}, until ${dayInWords(lastDay)}.`,
    title: 'Your membership is set',
    blocks: [
      { text: `We have added ${plan} to your membership. There is nothing to pay.` },
      { text: `Your membership is valid until the end of ${dayInWords(lastDay)}.` },
      { button: 'See your membership', link: membershipUrl },
    ],
    reason: `You are receiving this e-mail because you have an account at ${studio.name}.`,
  });
