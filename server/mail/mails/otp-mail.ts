import { OTP_LIFE_MS } from '#common/auth/lifetimes';
import { studio } from '#common/studio';
import { MINUTE_MS } from '#common/time';
import type { MailContent } from '../mail-content';
import { composeMail } from './compose';

const MINUTES = OTP_LIFE_MS / MINUTE_MS;

/** The code is in neither the subject nor the preheader, because a locked screen shows both. */
export const otpMail = ({ code }: { code: string }): MailContent =>
  composeMail({
    kind: 'one-time-password',
    subject: `Your ${studio.name} OTP for a new password`,
    preheader: `It works for ${MINUTES} minutes.`,
    title: 'Your OTP for a new password',
    blocks: [
      { text: 'Enter this OTP on the page where you requested it.' },
      { code },
      {
        text: `The OTP works once and expires in ${MINUTES} minutes. Nobody at ${studio.name} will ever ask you for it.`,
      },
      { text: 'If you did not ask for a new password, ignore this e-mail. Your password stays the same.' },
    ],
    reason: 'You are receiving this e-mail because someone requested a new password for this address.',
  });
