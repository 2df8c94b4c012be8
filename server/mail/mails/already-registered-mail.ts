import { studio } from '#common/studio';
import type { MailContent } from '../mail-content';
import { composeMail } from './compose';

export const alreadyRegisteredMail = (links: { loginUrl: string; resetUrl: string }): MailContent =>
  composeMail({
    kind: 'already-registered',
    subject: `You already have an account at ${studio.name}`,
    preheader: 'Somebody signed up with your address. Log in instead.',
    title: 'You already have an account',
    blocks: [
      { text: 'Somebody just signed up with this address. If that was you, log in instead.' },
      { button: 'Log in', link: links.loginUrl },
      { text: 'You no longer know your password? Choose a new one:', link: links.resetUrl },
      { text: 'If it was not you, there is nothing to do. Nobody got in and nothing has changed.' },
    ],
    reason: 'You get this mail because this address was used to sign up.',
  });
