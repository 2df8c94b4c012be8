import type { MailWords } from '#common/settings/mail-words.form';

/** Texts of the section in which admins write into the mails to members. */
export const mailWordsContent = {
  title: 'Words of mails',
  lead: 'A signature for all mails to members, and a paragraph for each of these. What a mail must say stays.',
  names: {
    signature: 'Signature',
    verification: 'Verify an address',
    invitation: 'Invitation',
    orderPlaced: 'Order placed',
    paymentLink: 'Link to pay',
    orderConfirmed: 'Order paid, with its receipt',
    orderRejected: 'Order not accepted',
    orderRefunded: 'Order refunded',
    receipt: 'Receipt from the front desk',
    dueReminder: 'A part is due',
    duePaid: 'A part is paid',
    membershipReminder: 'Membership ends',
    membershipGranted: 'Membership added',
    membershipFrozen: 'Membership frozen',
  } satisfies Record<keyof MailWords, string>,
  hints: { signature: 'The last line, such as “Asha and the team”.' },
  paragraphs: 'Your own paragraphs',
  paragraphsHint: 'At the end of the mail, before the signature. Addresses with https:// become links.',
  preview: {
    action: 'Preview',
    of: (mail: string) => `Preview: ${mail}`,
    lead: 'With invented values, and the words that you have typed.',
    frame: (subject: string) => `Mail: ${subject}`,
    failed: 'The mail did not load. A text may be too long.',
    close: 'Close',
  },
  trial: {
    action: 'Send it to me',
    hint: 'Without the file that it may speak of.',
    failed: 'The mail was not sent. Please try again.',
  },
};
