import { studio } from '#common/studio';
import type { MailContent } from '../mail-content';
import { composeMail } from './compose';

/** Sent to the admins. The address is the host only, since the rest may hold a key. */
export const webhookOffMail = ({ host }: { host: string }): MailContent =>
  composeMail({
    kind: 'webhook-off',
    subject: `A webhook of ${studio.name} was switched off`,
    preheader: `${host} has accepted no events for days.`,
    title: 'A webhook was switched off',
    blocks: [
      {
        text: `The program at ${host} has accepted no events for three days, or says that it no longer wants any. It gets none until somebody switches the webhook on again under Webhooks in Fitness Admin. The events that wait until then are sent afterwards, except those that were given up.`,
      },
    ],
    reason: `You are receiving this e-mail because you are an admin of ${studio.name}.`,
  });
