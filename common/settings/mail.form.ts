import * as z from 'zod/mini';
import { optionalEmail } from '../auth/fields';
import { cleanCode } from '../clean-text';
import { hasNone, refine } from '../forms/fields';
import { optionalLine, wholeNumber } from './fields';
import * as limits from './limits';
import { mailMessages as messages } from './messages';

const HOST = /^[a-z\d[\]:._-]{1,253}$/;

const host = z.string().check(
  z.overwrite((value) => cleanCode(value).toLowerCase()),
  refine<string>((value) => value === '' || HOST.test(value), {
    reason: 'INVALID_FORMAT',
    error: messages.hostInvalid,
  }),
);

/** The sender of mails, and the mail server; its password is a secret. Empty texts stand for none. */
export const mailForm = z.object({
  senderName: optionalLine(limits.LEGAL_NAME_LENGTH_MAX).check(hasNone(/[<>]/)),
  senderEmail: optionalEmail,
  replyTo: optionalEmail,
  smtpHost: host,
  smtpPort: wholeNumber({ min: 1, max: 65_535 }),
  smtpUser: optionalLine(limits.SMTP_USER_LENGTH_MAX),
});

export type MailSectionSettings = z.infer<typeof mailForm>;

export const hasMailServer = ({ smtpHost }: Pick<MailSectionSettings, 'smtpHost'>): boolean =>
  smtpHost !== '';
