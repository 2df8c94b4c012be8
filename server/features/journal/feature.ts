import type { Feature } from '../feature';
import { JournalEntry } from './journal-entry.entity';

export const journal: Feature = {
  entities: [JournalEntry],
  memberTables: {
    journal: {
      read: `select type, subject_type, subject_id, actor_kind, actor_role, before, after, at,
          case when member_id = $1 and type in ('member.measurements-read', 'member.diet-details-read')
            then (select name from users where users.id = actor_id) end as reader_name
        from journal where actor_id = $1 or member_id = $1 order by at, id`,
    },
  },
};
