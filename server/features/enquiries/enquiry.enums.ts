import type { EnquiryStatus } from '#common/enquiries/enquiries';
import { enumType } from '../../graphql/enums';

export const EnquiryStatusType = enumType<EnquiryStatus>(
  'EnquiryStatus',
  { open: 'Waits for an answer.', answered: 'Staff have called or written.' },
  'Whether a question to the studio has been answered.',
);
