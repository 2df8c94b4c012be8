import { studio } from '#common/studio';
import type { MailContent } from '../mail-content';
import { composeMail } from './compose';
import { momentInWords } from './dates';

/** Sent to the old address. */
export const emailChangedMail = ({ changedAt }: { changedAt: Date }): MailContent =>
  composeMail({
    kind: 'email-changed',
    subject: `Your e-mail address at ${studio.name} has been changed`,
    preheader: 'If you asked for it, you don’t need to do anything.',
    title: 'Your e-mail address has been changed',
    blocks: [
      {
        text: `The studio changed the e-mail address of your account on ${momentInWords(changedAt)}. This address no longer belongs to it, and all your devices are logged out.`,
      },
      {
        text: 'If you asked for it, you don’t need to do anything. If you did not, please tell the front desk now.',
      },
    ],
    reason: `You are receiving this e-mail because it is about the safety of your account at ${studio.name}.`,
  });

/** Sent to the new address. */
export const confirmNewEmailMail = ({ link }: { link: string }): MailContent =>
  composeMail({
    kind: 'confirm-new-email',
    subject: `Confirm your new e-mail address for ${studio.name}`,
    preheader: 'Confirm that this address is yours.',
    title: 'Confirm your new e-mail address',
    blocks: [
      {
        text: `This is now the e-mail address of an account at ${studio.name}. Confirm that it is yours, then log in with it and your password.`,
      },
      { button: 'Confirm e-mail address', link },
      { text: 'Until then, a forgotten password cannot be reset with this address.' },
      { text: 'If you have no account with us, ignore this e-mail.' },
    ],
    reason: 'You are receiving this e-mail because this address was entered for an account.',
  });
