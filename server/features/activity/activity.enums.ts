import { registerEnumType } from 'type-graphql';
import type { ActivityType } from '#common/activity/activities';
import { enumType } from '../../graphql/enums';

export const ActivityTypeType = enumType<ActivityType>(
  'ActivityType',
  { attendance: 'A visit to the studio.', workout: 'A workout, with its name.' },
  'What a member did at the studio.',
);

/** Outcomes of recording a visit. */
export type VisitOutcome = 'recorded' | 'recently_visited' | 'no_active_pass' | 'dues_overdue';

export const RECENTLY_VISITED =
  'Nothing is recorded, because the member has another visit shortly before or after.';

export const VisitOutcomeType = enumType<VisitOutcome>(
  'VisitOutcome',
  {
    recorded: 'The visit is recorded.',
    recently_visited: `${RECENTLY_VISITED} Use \`isRepeat\` to record it all the same.`,
    no_active_pass:
      'Nothing is recorded, because the member has no active gym pass at that time, or has frozen it. Use `admissionReason` to record it all the same.',
    dues_overdue:
      'Nothing is recorded, because something that the member should have paid is overdue for longer than the studio permits. Use `admissionReason` to record it all the same. Only of `checkIn`.',
  },
  'What recording a visit has led to. If it is not recorded, staff have to decide.',
);

export enum ActivitySortField {
  HAPPENED_AT = 'happenedAt',
  UPDATED_AT = 'updatedAt',
}

registerEnumType(ActivitySortField, {
  name: 'ActivitySortField',
  description: 'Properties by which activities can be sorted.',
  valuesConfig: {
    HAPPENED_AT: { description: 'When they happened, or began.' },
    UPDATED_AT: { description: 'Time of the last change: `Activity.updatedAt`.' },
  },
});
