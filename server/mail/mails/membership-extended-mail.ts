import { dayInWords } from '#common/formats';
import { studio } from '#common/studio';
import { counts } from '../../lib/counts';
import type { MailContent } from '../mail-content';
import { composeMail } from './compose';

interface ExtendedMembership {
  plan: string;
  days: number;
  /** Last day of the membership, including all of its periods. */
  lastDay: Date;
  membershipUrl: string;
}

export const membershipExtendedMail = ({
  plan,
  days,
  lastDay,
  membershipUrl,
}: ExtendedMembership): MailContent =>
  composeMail({
    kind: 'membership-extended',
    subject: `Your membership at ${studio.name} is longer now`,
    preheader: `${plan}, until ${dayInWords(lastDay)}.`,
    title: 'Your membership is longer now',
    blocks: [
      { text: `We have added ${counts(days, 'day')} to ${plan}. There is nothing to pay.` },
      { text: `Your membership is valid until the end of ${dayInWords(lastDay)}.` },
      { button: 'See your membership', link: membershipUrl },
    ],
    reason: `You are receiving this e-mail because you have a membership at ${studio.name}.`,
  });
