import { joined, type EntryDefinitions, type Nothing } from '../entry-definition';

/** Without the text, which stays as a version. */
interface WaiverEntries {
  /** An empty text ends the waiver. */
  'waiver.published': { before: Nothing; after: { version: number; isEmpty: boolean } };
  'waiver.accepted': { before: Nothing; after: { version: number; way: string } };
}

declare module '../journal/entry-types' {
  interface EntryTypes extends WaiverEntries {}
}

const WAYS: Record<string, string> = { on_screen: 'at the front desk', on_paper: 'on paper' };

export const JOURNAL_ENTRIES: EntryDefinitions<WaiverEntries> = {
  'waiver.published': {
    kind: null,
    details: ({ after: { version, isEmpty } }) => (isEmpty ? 'none any more' : `version ${version}`),
  },
  'waiver.accepted': {
    kind: 'change',
    details: ({ after: { version, way } }) => joined(`version ${version}`, way && WAYS[way]),
  },
};
