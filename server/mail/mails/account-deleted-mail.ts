import { studio } from '#common/studio';
import type { MailContent } from '../mail-content';
import { composeMail } from './compose';

export const accountDeletedMail = (): MailContent =>
  composeMail({
    kind: 'account-deleted',
    subject: `Your ${studio.name} account has been deleted`,
    preheader: 'Your data is gone with it.',
    title: 'Your account has been deleted',
    blocks: [
      {
        text: `Your account at ${studio.name} and the data in it are deleted. You are signed out everywhere.`,
      },
      { text: `If you did not ask for this, write to ${studio.email} or call ${studio.phoneShown}.` },
      { text: 'You can sign up again at any time.' },
    ],
    reason: `This is the last mail about your account at ${studio.name}.`,
  });
