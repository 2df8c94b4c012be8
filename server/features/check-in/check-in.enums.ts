import { enumType } from '../../graphql/enums';
import { RECENTLY_VISITED } from '../activity/activity.enums';

/** Outcomes of a check-in at a kiosk. */
export type KioskOutcome = 'recorded' | 'recently_visited' | 'see_front_desk';

export const KioskOutcomeType = enumType<KioskOutcome>(
  'KioskOutcome',
  {
    recorded: 'The visit is recorded.',
    recently_visited: RECENTLY_VISITED,
    see_front_desk: 'Nothing is recorded, and the member has to talk to the front desk.',
  },
  'What a check-in at a kiosk has led to. Reasons are not told to others who look at the screen.',
);
