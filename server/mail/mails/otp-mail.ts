import { OTP_LIFE_MS } from '#common/limits';
import { studio } from '#common/studio';
import { MINUTE_MS } from '#common/time';
import type { MailContent } from '../mail-content';
import { composeMail } from './compose';

const MINUTES = OTP_LIFE_MS / MINUTE_MS;

/** The code stands in neither the subject nor the preheader: a locked screen shows both. */
export const otpMail = ({ code }: { code: string }): MailContent =>
  composeMail({
    kind: 'one-time-password',
    subject: `Your ${studio.name} code for a new password`,
    preheader: `It works for ${MINUTES} minutes.`,
    title: 'Your code for a new password',
    blocks: [
      { text: 'Enter these six digits on the page where you asked for them.' },
      { code },
      { text: `The code works once, for ${MINUTES} minutes. Nobody at ${studio.name} ever asks you for it.` },
      { text: 'If you did not ask for a new password, ignore this mail. Yours stays as it is.' },
    ],
    reason: 'You get this mail because a new password was asked for with this address.',
  });
