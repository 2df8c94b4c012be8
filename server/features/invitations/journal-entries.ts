import type { EntryDefinitions, Nothing } from '../entry-definition';

interface InvitationEntries {
  'member.invited': { before: Nothing; after: Nothing };
  'member.claim-code-made': { before: Nothing; after: Nothing };
}

declare module '../journal/entry-types' {
  interface EntryTypes extends InvitationEntries {}
}

export const JOURNAL_ENTRIES: EntryDefinitions<InvitationEntries> = {
  'member.invited': { kind: null, details: null },
  'member.claim-code-made': { kind: null, details: null },
};
