import { studio } from '#common/studio';
import type { MailContent } from '../mail-content';
import { composeMail } from './compose';

/** The first sentence, by who deleted the account. */
const DELETED = {
  member: () => `Your account at ${studio.name} and the data in it have been deleted.`,
  staff: () => `The staff of ${studio.name} have deleted your account and the data in it.`,
};

export const accountDeletedMail = (by: keyof typeof DELETED): MailContent =>
  composeMail({
    kind: 'account-deleted',
    subject: `Your ${studio.name} account has been deleted`,
    preheader: 'The data in it is deleted too.',
    title: 'Your account has been deleted',
    blocks: [
      { text: `${DELETED[by]()} You are logged out everywhere.` },
      { text: `If you did not ask for this, write to ${studio.email} or call ${studio.phoneShown}.` },
      { text: 'You can sign up again at any time.' },
    ],
    reason: `This is the last e-mail about your account at ${studio.name}.`,
  });
