import { enumType } from '../../graphql/enums';

/** What a check-in can lead to. */
export type CheckInOutcome = 'checked_in' | 'recently_visited' | 'no_active_pass' | 'dues_overdue';

export const CheckInOutcomeType = enumType<CheckInOutcome>(
  'CheckInOutcome',
  {
    checked_in: 'The visit is recorded.',
    recently_visited: 'Nothing is recorded, because the member has another visit shortly before.',
    no_active_pass: 'Nothing is recorded, because the member has no active gym pass, or has frozen it.',
    dues_overdue:
      'Nothing is recorded, because something that the member should have paid is overdue for longer than the studio permits.',
  },
  'What a check-in has led to.',
);

/** What a check-in at a kiosk can lead to. */
export type KioskOutcome = 'checked_in' | 'already_checked_in' | 'see_front_desk';

export const KioskOutcomeType = enumType<KioskOutcome>(
  'KioskOutcome',
  {
    checked_in: 'The visit is recorded.',
    already_checked_in: 'Nothing is recorded, because the member has another visit shortly before.',
    see_front_desk: 'Nothing is recorded, and the member has to talk to the front desk.',
  },
  'What a check-in at a kiosk has led to. Reasons are not told to others who look at the screen.',
);
