import type { EntryDefinitions, Nothing } from '../entry-definition';

interface LegalEntries {
  /** A version of the terms or the privacy policy, without its text, which stays as that version. */
  'legal.published': { before: Nothing; after: { document: string; name: string } };
}

declare module '../journal/entry-types' {
  interface EntryTypes extends LegalEntries {}
}

export const JOURNAL_ENTRIES: EntryDefinitions<LegalEntries> = {
  'legal.published': {
    kind: null,
    details: ({ after: { document, name } }) => document && `${document}, version ${name}`,
  },
};
