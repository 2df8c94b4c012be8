import { studio } from '#common/studio';
import type { MailContent } from '../mail-content';
import { composeMail } from './compose';

export const alreadyRegisteredMail = (links: { loginUrl: string; resetUrl: string }): MailContent =>
  composeMail({
    kind: 'already-registered',
    subject: `You already have an account at ${studio.name}`,
    preheader: 'Someone tried to sign up with your address. Log in instead.',
    title: 'You already have an account',
    blocks: [
      { text: 'Someone just tried to sign up with this address. If it was you, log in instead.' },
      { button: 'Log in', link: links.loginUrl },
      { text: 'Forgot your password? Choose a new one:', link: links.resetUrl },
      {
        text: 'If it was not you, you don’t need to do anything. Nobody got into your account and nothing has changed.',
      },
    ],
    reason: 'You are receiving this e-mail because this address was used to sign up.',
  });
