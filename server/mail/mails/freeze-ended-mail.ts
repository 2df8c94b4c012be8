import { dayInWords } from '#common/formats';
import { studio } from '#common/studio';
import type { MailContent } from '../mail-content';
import { composeMail } from './compose';

interface UnfrozenMembership {
  plan: string;
  /** Last day of the membership, including all of its periods. */
  lastDay: Date;
  membershipUrl: string;
}

export const freezeEndedMail = ({ plan, lastDay, membershipUrl }: UnfrozenMembership): MailContent =>
  composeMail({
    kind: 'freeze-ended',
    subject: `Your membership at ${studio.name} is no longer frozen`,
    preheader: `${plan}, until ${dayInWords(lastDay)}.`,
    title: 'Your membership is no longer frozen',
    blocks: [
      { text: `The freeze of ${plan} was ended, so you can check in.` },
      {
        text: `The days that were left of it went back: your membership is valid until the end of ${dayInWords(lastDay)}.`,
      },
      { button: 'See your membership', link: membershipUrl },
    ],
    reason: `You are receiving this e-mail because you have a membership at ${studio.name}.`,
  });
