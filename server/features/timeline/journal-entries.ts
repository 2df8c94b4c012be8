import type { EntryDefinitions, Nothing } from '../entry-definition';

interface NoteEntries {
  'note.added': { before: Nothing; after: Nothing };
  'note.edited': { before: Nothing; after: Nothing };
  'note.removed': { before: Nothing; after: Nothing };
}

declare module '../journal/entry-types' {
  interface EntryTypes extends NoteEntries {}
}

export const JOURNAL_ENTRIES: EntryDefinitions<NoteEntries> = {
  'note.added': { kind: null, details: null },
  'note.edited': { kind: null, details: null },
  'note.removed': { kind: 'note', details: null },
};
