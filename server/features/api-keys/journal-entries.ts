import { counts } from '../../lib/counts';
import { joined, type EntryDefinitions, type Nothing } from '../entry-definition';

interface KeyEntries {
  /** A key for programs that use the API. */
  'key.made': { before: Nothing; after: { name: string; permissions: readonly string[] } };
  'key.revoked': { before: { name: string }; after: Nothing };
}

declare module '../journal/entry-types' {
  interface EntryTypes extends KeyEntries {}
}

export const JOURNAL_ENTRIES: EntryDefinitions<KeyEntries> = {
  /** "Turnstile, 2 permissions" */
  'key.made': {
    kind: null,
    details: ({ after: { name, permissions } }) =>
      joined(name, permissions && counts(permissions.length, 'permission')),
  },
  'key.revoked': { kind: null, details: ({ before: { name } }) => name },
};
