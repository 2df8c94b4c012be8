import { studio } from '#common/studio';
import type { MailContent } from '../mail-content';
import { composeMail } from './compose';
import { momentInWords } from './dates';

/** Sent to the existing admins. */
export const newAdminMail = (account: { email: string; createdAt: Date }): MailContent =>
  composeMail({
    kind: 'new-admin',
    subject: `A new admin account at ${studio.name}`,
    preheader: 'Someone signed up with the admin password.',
    title: 'A new admin account',
    blocks: [
      {
        text: `${account.email} became an admin on ${momentInWords(account.createdAt)}, with the studio’s admin password.`,
      },
      {
        text: 'If you know this person, you don’t need to do anything. If you don’t, have the admin password changed and this account removed.',
      },
    ],
    reason: `You are receiving this e-mail because you are an admin of ${studio.name}.`,
  });
