import { VERIFICATION_LIFE_MS } from '#common/auth/lifetimes';
import { studio } from '#common/studio';
import { HOUR_MS } from '#common/time';
import type { MailContent } from '../mail-content';
import { composeMail } from './compose';
import { momentInWords } from './dates';

const HOURS = VERIFICATION_LIFE_MS / HOUR_MS;

const CONTESTED =
  'Someone signed up with this address more than once, with different passwords. To be safe, the account will have none of them: after confirming, choose a new one.';

interface SignUpRequest {
  link: string;
  cancelLink: string;
  signedUpAt: Date;
  /** The device used to sign up, such as "Chrome on Android". */
  device: string;
  /** Whether other open sign-ups with the address had another password. */
  isContested: boolean;
}

export const verificationMail = ({
  link,
  cancelLink,
  signedUpAt,
  device,
  isContested,
}: SignUpRequest): MailContent =>
  composeMail({
    kind: 'verification',
    subject: `Confirm your e-mail address for ${studio.name}`,
    preheader: `One click and your account is ready. The link works for ${HOURS} hours.`,
    title: 'Confirm your e-mail address',
    blocks: [
      {
        text: `Someone signed up at ${studio.name} with this address on ${momentInWords(signedUpAt)}, with ${device}. If it was you, confirm that the address is yours, then log in.`,
      },
      ...(isContested ? [{ text: CONTESTED }] : []),
      { button: 'Confirm e-mail address', link },
      { text: `The link works once and expires in ${HOURS} hours. A newer sign-up replaces it.` },
      {
        text: `If it was not you, do not confirm${isContested ? '' : ': the account would get a password that someone else has chosen'}. Cancel the sign-up here:`,
        link: cancelLink,
      },
    ],
    reason: 'You are receiving this e-mail because this address was used to sign up.',
  });
