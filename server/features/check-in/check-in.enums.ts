import { enumType } from '../../graphql/enums';

/** What a check-in can lead to. */
export type CheckInOutcome = 'checked_in' | 'recently_visited' | 'no_active_pass';

export const CheckInOutcomeType = enumType<CheckInOutcome>(
  'CheckInOutcome',
  {
    checked_in: 'The visit is recorded.',
    recently_visited: 'Nothing is recorded, because the member has another visit within two hours.',
    no_active_pass: 'Nothing is recorded, because the member has no active gym pass.',
  },
  'What a check-in has led to.',
);
