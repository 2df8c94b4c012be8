import type { EntryDefinitions, Nothing } from '../entry-definition';

export interface ReadingEntries {
  'member.diet-details-read': { before: Nothing; after: Nothing };
  'member.measurements-read': { before: Nothing; after: Nothing };
}

export const JOURNAL_ENTRIES: EntryDefinitions<ReadingEntries> = {
  'member.diet-details-read': { kind: null, details: null },
  'member.measurements-read': { kind: null, details: null },
};
