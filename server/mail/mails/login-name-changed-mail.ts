import { studio } from '#common/studio';
import type { MailContent } from '../mail-content';
import { composeMail } from './compose';
import { momentInWords } from './dates';

interface LoginNameChange {
  what: 'phone number' | 'username';
  changedAt: Date;
  resetUrl: string;
}

export const loginNameChangedMail = ({ what, changedAt, resetUrl }: LoginNameChange): MailContent =>
  composeMail({
    kind: 'login-name-changed',
    subject: `Your ${what} at ${studio.name} has been changed`,
    preheader: 'If it was you, you don’t need to do anything.',
    title: `Your ${what} has been changed`,
    blocks: [
      { text: `The ${what} that you can log in with was changed on ${momentInWords(changedAt)}.` },
      { text: 'If it was you, you don’t need to do anything. If it was not, choose a new password now.' },
      { button: 'Choose a new password', link: resetUrl },
    ],
    reason: `You are receiving this e-mail because it is about the safety of your account at ${studio.name}.`,
  });
