import { momentInWords } from '../../mail/mails/dates';
import { joined, type Details, type EntryDefinitions, type Nothing } from '../entry-definition';

interface ActivityFacts {
  type: string;
  happenedAt: string;
}

/** A visit without an active gym pass has the reason why staff let the member in. */
interface RecordedActivity extends ActivityFacts {
  reason?: string;
}

interface ActivityEntries {
  'activity.recorded': { before: Nothing; after: RecordedActivity };
  'activity.removed': { before: ActivityFacts; after: { reason: string } };
}

declare module '../journal/entry-types' {
  interface EntryTypes extends ActivityEntries {}
}

const activity = ({ type, happenedAt }: Partial<ActivityFacts>): Details =>
  type &&
  happenedAt &&
  `${type === 'attendance' ? 'visit' : 'workout'} on ${momentInWords(new Date(happenedAt))}`;

export const JOURNAL_ENTRIES: EntryDefinitions<ActivityEntries> = {
  'activity.recorded': { kind: null, details: ({ after }) => activity(after) },
  'activity.removed': {
    kind: 'change',
    details: ({ before, after }) => joined(activity(before), after.reason),
  },
};
