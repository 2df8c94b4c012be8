import { formatPhone } from '#common/accounts/phone';
import { studio } from '#common/studio';
import type { MailContent } from '../mail-content';
import { composeMail } from './compose';

interface Question {
  name: string;
  /** Phone number in E.164, or e-mail address. */
  contact: string;
  message: string;
  enquiriesUrl: string;
}

/** Sent to the studio. The subject, which is kept, does not say who asked. */
export const enquiryMail = ({ name, contact, message, enquiriesUrl }: Question): MailContent =>
  composeMail({
    kind: 'enquiry',
    subject: 'A question from the website',
    preheader: 'Somebody asks to be called or written to.',
    title: 'A question from the website',
    blocks: [
      { text: `From ${name}, ${contact.includes('@') ? contact : formatPhone(contact)}` },
      ...message
        .split('\n')
        .filter(Boolean)
        .map((text) => ({ text })),
      { text: 'Name and contact are as they were typed, and not verified.' },
      { button: 'See all questions', link: enquiriesUrl },
    ],
    reason: `You are receiving this e-mail because people can ask ${studio.name} a question on its website.`,
  });
