import { joined, type Details, type EntryDefinitions, type Nothing } from '../entry-definition';

/** Numbers of rows of a file; without a kind, the rows are members. */
interface ImportedRows {
  kind?: 'visits' | 'passes';
  created: number;
  updated: number;
  failed: number;
}

interface UndoneRows {
  kind?: 'visits' | 'passes';
  removed: number;
  restored: number;
  kept: number;
  failed: number;
}

interface ImportEntries {
  'members.imported': { before: Nothing; after: ImportedRows };
  'members.import-undone': { before: Nothing; after: UndoneRows };
  'member.imported': { before: Nothing; after: Nothing };
  /** The import that added the account was undone. */
  'member.removed': { before: Nothing; after: Nothing };
}

declare module '../journal/entry-types' {
  interface EntryTypes extends ImportEntries {}
}

/** "members, 180 created, 12 updated" */
const rows = ({ after: { kind, ...numbers } }: { after: Partial<ImportedRows | UndoneRows> }): Details =>
  joined(
    kind ?? 'members',
    ...Object.entries(numbers).map(([what, count]) => (count ? `${count} ${what}` : null)),
  );

export const JOURNAL_ENTRIES: EntryDefinitions<ImportEntries> = {
  'members.imported': { kind: null, details: rows },
  'members.import-undone': { kind: null, details: rows },
  'member.imported': { kind: null, details: null },
  'member.removed': { kind: null, details: null },
};
