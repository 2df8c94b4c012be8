import { ENTRY_LABELS, type EntryName } from '#common/journal/entry-labels';
import type { EntryType } from '../journal/entry-types';

type Underscored<Text extends string> = Text extends `${infer Start}-${infer End}`
  ? `${Start}_${Underscored<End>}`
  : Text;

/** `order_part_paid` for `order.part-paid`. */
type NameOf<Type extends EntryType> = Type extends `${infer Subject}.${infer Event}`
  ? `${Subject}_${Underscored<Event>}`
  : never;

/** Does not compile if a type has no label. */
const nameOf = (type: EntryType): EntryName => type.replaceAll(/[.-]/g, '_') as NameOf<EntryType>;

/** Null for a type that this version does not have. */
export function entryNameOf({ type }: { type: string }): EntryName | null {
  const name = nameOf(type as EntryType);
  return name in ENTRY_LABELS ? name : null;
}

export const entryTypeOf = (name: EntryName): string => name.replace('_', '.').replaceAll('_', '-');
