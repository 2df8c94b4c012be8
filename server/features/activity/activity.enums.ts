import type { ActivityType } from '#common/activity/activities';
import { enumType } from '../../graphql/enums';

export const ActivityTypeType = enumType<ActivityType>(
  'ActivityType',
  { attendance: 'A visit to the studio.', workout: 'A workout, with its name.' },
  'What a member did at the studio.',
);
