import type { Feature } from '../feature';
import { Activity } from './activity.entity';

export const activity: Feature = {
  entities: [Activity],
  memberTables: {
    activities: {
      read: `select type, workout, happened_at, created_at
        from activities where user_id = $1 order by happened_at`,
    },
  },
};
