import type { Feature } from '../feature';
import { JOURNAL_ENTRIES } from './journal-entries';
import {
  HealthDataReadingFields,
  JournalEntryFields,
  JournalResolver,
  ViewerHealthDataReadings,
} from './journal.resolver';
import { MemberNote } from './member-note.entity';
import { MemberNoteResolver } from './member-note.resolver';
import { TimelineResolver } from './timeline.resolver';
import { STUDIO_TABLES } from './studio-tables';

export const timeline: Feature = {
  entities: [MemberNote],
  resolvers: [
    TimelineResolver,
    MemberNoteResolver,
    JournalResolver,
    JournalEntryFields,
    ViewerHealthDataReadings,
    HealthDataReadingFields,
  ],
  memberTables: {
    member_notes: {
      read: 'select text, created_at, edited_at from member_notes where user_id = $1 order by created_at, id',
    },
  },
  journalEntries: JOURNAL_ENTRIES,
  studioTables: STUDIO_TABLES,
};
