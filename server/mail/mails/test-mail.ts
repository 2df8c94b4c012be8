import { studio } from '#common/studio';
import type { MailContent } from '../mail-content';
import { composeMail } from './compose';
import { momentInWords } from './dates';

/** Sent to an admin who tries out the mail server. */
export const testMail = ({ sentAt }: { sentAt: Date }): MailContent =>
  composeMail({
    kind: 'test',
    subject: `A test mail from ${studio.name}`,
    preheader: 'The mail server of the studio works.',
    title: 'Mails arrive',
    blocks: [
      { text: `This mail was sent on ${momentInWords(sentAt)}, to try out the mail server of the studio.` },
    ],
    reason: `You are receiving this e-mail because you asked for it in the settings of ${studio.name}.`,
  });
