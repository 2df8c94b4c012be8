import { studio } from '#common/studio';
import type { MailContent } from '../mail-content';
import { composeMail } from './compose';

/** Sent to members whom staff have imported. */
export const invitationMail = ({ link, passwordUrl }: { link: string; passwordUrl: string }): MailContent =>
  composeMail({
    kind: 'invitation',
    subject: `Your account at ${studio.name}`,
    preheader: 'Confirm your e-mail address and choose a password.',
    title: `Welcome to ${studio.name} online`,
    blocks: [
      {
        text: 'Your studio has set up an account for you, where you see your membership, your visits and your progress. First, confirm that this address is yours.',
      },
      { button: 'Confirm e-mail address', link },
      { text: 'Then choose a password here:', link: passwordUrl },
      { text: 'If you are not a member of our studio, ignore this e-mail.' },
    ],
    reason: `You are receiving this e-mail because you are a member of ${studio.name}.`,
  });
