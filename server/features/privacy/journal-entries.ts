import { reason, type EntryDefinitions, type Nothing } from '../entry-definition';

interface PrivacyEntries {
  /** Staff deleted an account; the entry does not say whose. */
  'member.deleted': { before: Nothing; after: { reason: string } };
}

declare module '../journal/entry-types' {
  interface EntryTypes extends PrivacyEntries {}
}

export const JOURNAL_ENTRIES: EntryDefinitions<PrivacyEntries> = {
  'member.deleted': { kind: null, details: reason },
};
