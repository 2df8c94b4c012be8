import type { Feature } from '../feature';
import { JOURNAL_ENTRIES } from './journal-entries';
import { JournalEntry } from './journal-entry.entity';
import { STUDIO_TABLES } from './studio-tables';

export const journal: Feature = {
  entities: [JournalEntry],
  memberTables: {
    // What staff wrote about others, such as the reason for a refund, is not theirs to keep.
    journal: {
      read: `select type, subject_type, subject_id, actor_kind, actor_role, at,
          case when member_id = $1 then before end as before, case when member_id = $1 then after end as after,
          case when member_id = $1 and type in ('member.measurements-read', 'member.diet-details-read')
            then (select name from users where users.id = actor_id) end as reader_name
        from journal where actor_id = $1 or member_id = $1 order by at, id`,
    },
  },
  journalEntries: JOURNAL_ENTRIES,
  studioTables: STUDIO_TABLES,
};
