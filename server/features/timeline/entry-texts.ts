import { ENTRY_LABELS, type EntryName } from '#common/journal/entry-labels';
import type { EntryType } from '../journal/entry-types';
import type { JournalEntry } from '../journal/journal-entry.entity';
import { DETAILS, type Details } from './entry-details';

type Underscored<Text extends string> = Text extends `${infer Start}-${infer End}`
  ? `${Start}_${Underscored<End>}`
  : Text;

/** `order_paid` for `order.paid`. */
type NameOf<Type extends EntryType> = Type extends `${infer Subject}.${infer Event}`
  ? `${Subject}_${Underscored<Event>}`
  : never;

const nameOf = <Type extends EntryType>(type: Type) => type.replaceAll(/[.-]/g, '_') as NameOf<Type>;

const TYPES = new Map<EntryName, EntryType>(
  (Object.keys(DETAILS) as EntryType[]).map((type) => [nameOf(type), type]),
);

export const entryTypeOf = (name: EntryName): EntryType => TYPES.get(name)!;

/** Null for a type that this version does not have. */
export const entryNameOf = ({ type }: Pick<JournalEntry, 'type'>): EntryName | null =>
  type in DETAILS ? nameOf(type as EntryType) : null;

/** Values that the text of an entry is made from. */
export type TypedValues = Pick<JournalEntry, 'type' | 'before' | 'after'>;

/** Ids of the trainers in an entry. */
export function trainersIn({ type, before, after }: TypedValues): string[] {
  if (type !== 'member.trainer-assigned') return [];
  return [before, after].flatMap(
    (values) => ('trainerId' in values ? (values.trainerId as string | null) : null) ?? [],
  );
}

/** The event in plain words: "Order rejected: has moved away". */
export function entryText(entry: TypedValues, trainers: ReadonlyMap<string, string>): string {
  const name = entryNameOf(entry);
  if (!name) return entry.type;
  const { before, after } = entry;
  const values = Object.keys({ ...before, ...after }).length > 0;
  const details = DETAILS[entry.type as EntryType] as (values: object) => Details;
  const text = values ? details({ before, after, trainers }) : null;
  return text ? `${ENTRY_LABELS[name]}: ${text}` : ENTRY_LABELS[name];
}
