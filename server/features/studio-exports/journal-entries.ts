import type { EntryDefinitions, Nothing } from '../entry-definition';

/** Exports of the whole studio, health data included. */
interface StudioExportEntries {
  'studio.exported': { before: Nothing; after: Nothing };
  'studio.export-downloaded': { before: Nothing; after: Nothing };
}

declare module '../journal/entry-types' {
  interface EntryTypes extends StudioExportEntries {}
}

export const JOURNAL_ENTRIES: EntryDefinitions<StudioExportEntries> = {
  'studio.exported': { kind: null, details: null },
  'studio.export-downloaded': { kind: null, details: null },
};
