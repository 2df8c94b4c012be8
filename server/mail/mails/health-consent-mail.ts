import { studio } from '#common/studio';
import type { MailContent } from '../mail-content';
import { composeMail } from './compose';
import { momentInWords } from './dates';

interface RecordedConsent {
  givenAt: Date;
  consentsUrl: string;
}

/** About a consent for health data that staff have recorded. */
export const healthConsentMail = ({ givenAt, consentsUrl }: RecordedConsent): MailContent =>
  composeMail({
    kind: 'health-consent',
    subject: `You agreed that ${studio.name} keeps your measurements`,
    preheader: 'If you did not agree, you can delete them at once.',
    title: 'You agreed that we keep your measurements',
    blocks: [
      {
        text: `On ${momentInWords(givenAt)} the studio recorded that you agreed to this: we keep health data about you, such as your weight and height, to show you how they change and to adapt your training to them. We use them for nothing else.`,
      },
      {
        text: 'If you did not agree, or change your mind, withdraw the consent in your account. The data is then deleted at once.',
      },
      { button: 'See what we keep', link: consentsUrl },
    ],
    reason: `You are receiving this e-mail because it is about your health data at ${studio.name}.`,
  });
