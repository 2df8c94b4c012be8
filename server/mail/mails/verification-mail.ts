import { VERIFICATION_LIFE_MS } from '#common/auth/token-lifetimes';
import { studio } from '#common/studio';
import { HOUR_MS } from '#common/time';
import type { MailContent } from '../mail-content';
import { composeMail } from './compose';

const HOURS = VERIFICATION_LIFE_MS / HOUR_MS;

export const verificationMail = ({ link }: { link: string }): MailContent =>
  composeMail({
    kind: 'verification',
    subject: `Confirm your e-mail address for ${studio.name}`,
    preheader: `One click and your account is ready. The link works for ${HOURS} hours.`,
    title: 'Confirm your e-mail address',
    blocks: [
      { text: `You signed up at ${studio.name}. Confirm that this address is yours, then log in.` },
      { button: 'Confirm e-mail address', link },
      { text: `The link works once and expires in ${HOURS} hours.` },
      { text: 'If you did not sign up, ignore this e-mail. No account is created unless you confirm.' },
    ],
    reason: 'You are receiving this e-mail because this address was used to sign up.',
  });
