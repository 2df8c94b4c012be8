import { counts } from '../../lib/counts';
import type { EntryDefinition, EntryDefinitions, Nothing } from '../entry-definition';

/** The rows that staff downloaded. The text that they searched for is not kept, since it may be a name. */
interface ExportedRows {
  rows: number;
  filter: object;
  isSearched: boolean;
}

interface ExportEntries {
  'members.exported': { before: Nothing; after: ExportedRows };
  'activities.exported': { before: Nothing; after: ExportedRows };
  'orders.exported': { before: Nothing; after: ExportedRows };
  'accounting.exported': { before: Nothing; after: ExportedRows };
  'days.exported': { before: Nothing; after: ExportedRows };
}

declare module '../journal/entry-types' {
  interface EntryTypes extends ExportEntries {}
}

const EXPORTED: EntryDefinition<ExportEntries['members.exported']> = {
  kind: null,
  details: ({ after: { rows } }) => (rows === undefined ? null : counts(rows, 'row')),
};

export const JOURNAL_ENTRIES: EntryDefinitions<ExportEntries> = {
  'members.exported': EXPORTED,
  'activities.exported': EXPORTED,
  'orders.exported': EXPORTED,
  'accounting.exported': EXPORTED,
  'days.exported': EXPORTED,
};
