import { reason, type EntryDefinitions, type Nothing } from '../entry-definition';

interface SecondFactorEntries {
  'staff.second-factor-reset': { before: Nothing; after: { reason: string } };
}

declare module '../journal/entry-types' {
  interface EntryTypes extends SecondFactorEntries {}
}

export const JOURNAL_ENTRIES: EntryDefinitions<SecondFactorEntries> = {
  'staff.second-factor-reset': { kind: null, details: reason },
};
