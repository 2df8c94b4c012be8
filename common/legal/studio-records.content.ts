import { RETENTION_DAYS } from '../retention';
import type { LegalTableContent } from './legal-content';

export const WITH_ACCOUNT = 'Until you delete your account.';

/** Records about questions, waivers, notes of staff, and their work with many members at once. */
export const studioRecords: LegalTableContent['rows'] = [
  [
    'Questions that you send with “Ask us”, with or without an account: name, phone number or e-mail address, question, and what staff note about their answer',
    'To answer you, and for nothing else. You agree to it with the box in the form.',
    'Ask us.',
    `${RETENTION_DAYS.enquiries} days, or until you ask us to delete it. If you were logged in, at the latest until you delete your account.`,
  ],
  [
    'If the studio has a waiver: which version of it you accepted, when and how, and your name as you typed it',
    'So that you and we can prove it.',
    'Training here.',
    `${WITH_ACCOUNT} After that, only that somebody accepted it.`,
  ],
  [
    'Notes of staff about you',
    'So that all of them know what you said.',
    'The front desk, and your trainer.',
    WITH_ACCOUNT,
  ],
  [
    'Your details in a file from which the studio imports its members: name, e-mail address, phone number, plan',
    'So that the studio can check the import, and undo it.',
    'Bringing members over from another system.',
    `${RETENTION_DAYS.memberImports} days, and at the latest until you delete your account.`,
  ],
  [
    'Account numbers of members whom staff changed together',
    'To show for whom that failed.',
    'The front desk.',
    `${RETENTION_DAYS.bulkChanges} days.`,
  ],
];
