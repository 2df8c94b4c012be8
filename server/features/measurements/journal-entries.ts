import type { EntryDefinitions, Nothing } from '../entry-definition';

interface MeasurementEntries {
  /** A consent for health data that the member gave to staff. */
  'member.consent-recorded': { before: Nothing; after: Nothing };
}

declare module '../journal/entry-types' {
  interface EntryTypes extends MeasurementEntries {}
}

export const JOURNAL_ENTRIES: EntryDefinitions<MeasurementEntries> = {
  'member.consent-recorded': { kind: null, details: null },
};
