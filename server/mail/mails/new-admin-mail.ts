import { studio } from '#common/studio';
import type { MailContent } from '../mail-content';
import { composeMail } from './compose';
import { momentInWords } from './moment';

/** To those who are admins already. */
export const newAdminMail = (account: { email: string; createdAt: Date }): MailContent =>
  composeMail({
    kind: 'new-admin',
    subject: `A new admin account at ${studio.name}`,
    preheader: 'Somebody signed up with the admin password.',
    title: 'A new admin account',
    blocks: [
      {
        text: `${account.email} became an admin on ${momentInWords(account.createdAt)}, with the admin password of the studio.`,
      },
      {
        text: 'If you know who this is, there is nothing to do. If you do not, have the admin password changed and this account removed.',
      },
    ],
    reason: `You get this mail because you are an admin of ${studio.name}.`,
  });
