import { ACTIVITY_TYPES } from '#common/activity/activities';
import {
  CREATED,
  ID,
  MEMBER,
  NO_REQUEST_KEY,
  oneOf,
  REPEATS,
  STAFF,
  type StudioTables,
} from '../studio-table';

export const STUDIO_TABLES: StudioTables = {
  activities: {
    about: 'Visits to the studio, and workouts.',
    columns: {
      id: ID,
      user_id: MEMBER,
      type: oneOf('What it is', ACTIVITY_TYPES),
      workout: 'Name of the workout.',
      happened_at: 'Time at which it happened, or began.',
      recorded_by: STAFF,
      created_at: CREATED,
      updated_at: 'Time of the last change.',
    },
    columnsLeftOut: NO_REQUEST_KEY,
  },
  visit_hours: { leftOut: REPEATS },
};
