import type { TimelineKind } from '#common/timeline/timeline';
import { enumType } from '../../graphql/enums';

export const TimelineKindType = enumType<TimelineKind>(
  'TimelineKind',
  {
    order: 'An order was placed, or its status changed.',
    receipt: 'A receipt, an invoice or a credit note was issued, or handed out by staff.',
    refund: 'The status of a refund changed.',
    visit: 'A visit to the studio.',
    workout: 'A workout.',
    measurement: 'Measurements were entered; the values are not part of it.',
    mail: 'A mail to the member, as long as it is kept.',
    note: 'A note of staff, or a conversation with the member.',
    change: 'A change of memberships, trainer, profile, reviews, visits or workouts.',
  },
  'What an entry in the history of a member is about.',
);
