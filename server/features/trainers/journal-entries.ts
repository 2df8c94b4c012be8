import { counts } from '../../lib/counts';
import {
  joined,
  type Details,
  type EntryDefinitions,
  type EntryValues,
  type Nothing,
} from '../entry-definition';

/** A trainer of the site, and whether it leaves them out. */
interface ShownTrainer {
  name: string;
  isHidden: boolean;
}

interface AssignedTrainer {
  trainerId: string | null;
}

interface TrainerEntries {
  'trainer.added': { before: Nothing; after: { name: string } };
  'trainer.changed': { before: ShownTrainer; after: ShownTrainer & { fields: readonly string[] } };
  /** Number of members who were given another trainer, or none. */
  'trainer.removed': { before: { name: string }; after: { members: number } };
  'trainers.ordered': { before: Nothing; after: { trainers: number } };
  'member.trainer-assigned': { before: AssignedTrainer; after: AssignedTrainer };
}

declare module '../journal/entry-types' {
  interface EntryTypes extends TrainerEntries {}
}

function assigned({
  before,
  after,
  trainers,
}: EntryValues<TrainerEntries['member.trainer-assigned']>): Details {
  const nameOf = (id: string) => trainers.get(id) ?? 'a deleted trainer';
  if (after.trainerId)
    return joined(nameOf(after.trainerId), before.trainerId && `before ${nameOf(before.trainerId)}`);
  return before.trainerId && `${nameOf(before.trainerId)} removed`;
}

export const JOURNAL_ENTRIES: EntryDefinitions<TrainerEntries> = {
  'trainer.added': { kind: null, details: ({ after: { name } }) => name },
  'trainer.changed': {
    kind: null,
    details: ({ before, after: { name, isHidden } }) =>
      joined(name, isHidden === before.isHidden ? null : isHidden ? 'hidden' : 'shown'),
  },
  'trainer.removed': {
    kind: null,
    details: ({ before: { name }, after: { members } }) =>
      joined(name, members ? `${counts(members, 'member')} reassigned` : null),
  },
  'trainers.ordered': { kind: null, details: null },
  'member.trainer-assigned': { kind: 'change', details: assigned },
};
