import type { EntryDefinitions, Nothing } from '../entry-definition';

interface AuthEntries {
  /** The member signed up. */
  'member.joined': { before: Nothing; after: Nothing };
  'member.claimed': { before: Nothing; after: Nothing };
  /** A link to a new password, for a member whom no mail can reach. */
  'member.password-link-made': { before: Nothing; after: Nothing };
}

declare module '../journal/entry-types' {
  interface EntryTypes extends AuthEntries {}
}

export const JOURNAL_ENTRIES: EntryDefinitions<AuthEntries> = {
  'member.joined': { kind: 'change', details: null },
  'member.claimed': { kind: null, details: null },
  'member.password-link-made': { kind: null, details: null },
};
