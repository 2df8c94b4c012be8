import { RETENTION_DAYS } from '#common/privacy/retention';
import type { LegalTableContent } from './legal-content';

export const WITH_ACCOUNT = 'Until you delete your account.';

/** What staff write about members, and what their work with many members at once leaves. */
export const studioRecords: LegalTableContent['rows'] = [
  ['Notes of staff about you', 'So that all of them know what you said.', 'The front desk.', WITH_ACCOUNT],
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
