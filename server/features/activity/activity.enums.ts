import { registerEnumType } from 'type-graphql';
import type { ActivityType } from '#common/activity/activities';
import { enumType } from '../../graphql/enums';

export const ActivityTypeType = enumType<ActivityType>(
  'ActivityType',
  { attendance: 'A visit to the studio.', workout: 'A workout, with its name.' },
  'What a member did at the studio.',
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
