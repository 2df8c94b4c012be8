import { studio } from '#common/studio';
import type { MailContent } from '../mail-content';
import { composeMail } from './compose';
import { momentInWords } from './dates';

export const passwordChangedMail = (change: { changedAt: Date; resetUrl: string }): MailContent =>
  composeMail({
    kind: 'password-changed',
    subject: `Your ${studio.name} password has been changed`,
    preheader: 'If it was you, you don’t need to do anything.',
    title: 'Your password has been changed',
    blocks: [
      {
        text: `It was changed on ${momentInWords(change.changedAt)}, and all other devices were logged out.`,
      },
      { text: 'If it was you, you don’t need to do anything. If it was not, choose a new password now.' },
      { button: 'Choose a new password', link: change.resetUrl },
    ],
    reason: `You are receiving this e-mail because it is about the safety of your account at ${studio.name}.`,
  });
