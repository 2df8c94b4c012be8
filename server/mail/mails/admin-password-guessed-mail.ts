import { studio } from '#common/studio';
import type { MailContent } from '../mail-content';
import { composeMail } from './compose';
import { momentInWords } from './dates';

/** Sent to the admins. */
export const adminPasswordGuessedMail = (attempts: { count: number; at: Date }): MailContent =>
  composeMail({
    kind: 'admin-password-guessed',
    subject: `Someone is guessing the admin password of ${studio.name}`,
    preheader: `${attempts.count} wrong attempts within an hour.`,
    title: 'Someone is guessing the admin password',
    blocks: [
      {
        text: `Until ${momentInWords(attempts.at)}, ${attempts.count} wrong passwords were entered within an hour to sign up as an admin. After a few more, no password is accepted for the rest of the hour.`,
      },
      {
        text: 'If nobody at the studio did that, ask whoever runs the server to remove the setting ADMIN_SIGNUP_SECRET. Then nobody can sign up as an admin, and existing admins keep their access.',
      },
    ],
    reason: `You are receiving this e-mail because you are an admin of ${studio.name}.`,
  });
