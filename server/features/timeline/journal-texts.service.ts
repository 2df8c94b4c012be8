import { ENTRY_LABELS } from '#common/journal/entry-labels';
import type { Details, JournalEntries } from '../entry-definition';
import type { JournalEntry } from '../journal/journal-entry.entity';
import { entryNameOf } from './entry-names';

/** Values that the text of an entry is made from. */
export type TypedValues = Pick<JournalEntry, 'type' | 'before' | 'after'>;

/** Names of trainers by their id. */
type Trainers = ReadonlyMap<string, string>;

/** Ids of the trainers in an entry. */
export function trainersIn({ type, before, after }: TypedValues): string[] {
  if (type !== 'member.trainer-assigned') return [];
  return [before, after].flatMap(
    (values) => ('trainerId' in values ? (values.trainerId as string | null) : null) ?? [],
  );
}

/** Says in plain words what an entry is about. */
export class JournalTextsService {
  constructor(private readonly parts: { journalEntries: JournalEntries }) {}

  /** "Order rejected: has moved away". `trainers` has those in `trainersIn` the entry. */
  text(entry: TypedValues, trainers: Trainers): string {
    const name = entryNameOf(entry);
    if (!name) return entry.type;
    const details = this.details(entry, trainers);
    return details ? `${ENTRY_LABELS[name]}: ${details}` : ENTRY_LABELS[name];
  }

  private details({ type, before, after }: TypedValues, trainers: Trainers): Details {
    if (Object.keys({ ...before, ...after }).length === 0) return null;
    const { details } = this.parts.journalEntries[type]!;
    return (details as ((values: object) => Details) | null)?.({ before, after, trainers });
  }
}
