import { dayInWords } from '#common/formats';
import type { EntryDefinitions, Nothing } from '../entry-definition';

interface Muted {
  mutedUntil: string;
}

interface FollowUpEntries {
  'member.contacted': { before: Nothing; after: Muted };
  'member.snoozed': { before: Nothing; after: Muted };
}

declare module '../journal/entry-types' {
  interface EntryTypes extends FollowUpEntries {}
}

export const JOURNAL_ENTRIES: EntryDefinitions<FollowUpEntries> = {
  'member.contacted': { kind: null, details: null },
  'member.snoozed': {
    kind: null,
    details: ({ after: { mutedUntil } }) => mutedUntil && `until ${dayInWords(new Date(mutedUntil))}`,
  },
};
