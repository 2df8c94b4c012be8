import { studio } from '#common/studio';
import type { MailContent } from '../mail-content';
import { composeMail } from './compose';
import { momentInWords } from './dates';

interface NewKey {
  name: string;
  madeAt: Date;
  expiresAt: Date;
}

/** Sent to the user who has made an API key. */
export const apiKeyMail = ({ name, madeAt, expiresAt }: NewKey): MailContent =>
  composeMail({
    kind: 'api-key',
    subject: `A new API key at ${studio.name}`,
    preheader: `${name} may use the API in your name.`,
    title: 'A new API key',
    blocks: [
      {
        text: `The key “${name}” was made with your account on ${momentInWords(madeAt)}. It expires on ${momentInWords(expiresAt)}.`,
      },
      {
        text: 'If you did not make it, revoke it under API keys in Fitness Admin, change your password and tell another admin.',
      },
    ],
    reason: `You are receiving this e-mail because you are an admin of ${studio.name}.`,
  });
