import type { Feature } from '../feature';
import { FollowUp } from './follow-up.entity';
import { ContactFields, FollowUpResolver, UserRisk } from './follow-up.resolver';

export const followUps: Feature = {
  entities: [FollowUp],
  resolvers: [FollowUpResolver, UserRisk, ContactFields],
  memberTables: {
    follow_ups: {
      read: `select type, note, muted_until, created_at from follow_ups where user_id = $1 order by created_at, id`,
    },
  },
};
