import { studio } from '#common/studio';
import type { MailContent } from '../mail-content';
import { composeMail } from './compose';
import { momentInWords } from './dates';

interface ReadyExport {
  finishedAt: Date;
  expiresAt: Date;
  settingsUrl: string;
}

/** Sent to the owner who asked for it. */
export const studioExportMail = ({ finishedAt, expiresAt, settingsUrl }: ReadyExport): MailContent =>
  composeMail({
    kind: 'studio-export',
    subject: `The export of ${studio.name} is ready`,
    preheader: 'Download the file in Fitness Admin.',
    title: 'Your export is ready',
    blocks: [
      {
        text: `The file with all data of ${studio.name} was complete on ${momentInWords(finishedAt)}. You can download it under Settings in Fitness Admin until ${momentInWords(expiresAt)}; then it is deleted.`,
      },
      { button: 'Open Settings', link: settingsUrl },
      {
        text: 'If you did not ask for it, change your password at once: somebody who knows it is using your account.',
      },
    ],
    reason: `You are receiving this e-mail because somebody with your password asked for an export of ${studio.name}.`,
  });
