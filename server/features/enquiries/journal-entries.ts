import type { EntryDefinitions, Nothing } from '../entry-definition';

/** A question to the studio; the member is whoever asked it, if they were logged in. */
interface EnquiryEntries {
  'enquiry.answered': { before: Nothing; after: Nothing };
  'enquiry.removed': { before: Nothing; after: Nothing };
}

declare module '../journal/entry-types' {
  interface EntryTypes extends EnquiryEntries {}
}

export const JOURNAL_ENTRIES: EntryDefinitions<EnquiryEntries> = {
  'enquiry.answered': { kind: null, details: null },
  'enquiry.removed': { kind: null, details: null },
};
