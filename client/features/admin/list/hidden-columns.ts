import { useState } from 'react';
import { readStoredJson, store, type StorageKey } from '../../../lib/storage';
import type { ListColumn } from './list-row';

type NamedColumn = Pick<ListColumn<never>, 'id' | 'head'>;

export type HiddenColumns = ReturnType<typeof useHiddenColumns>;

/** The columns of a list that can be hidden: all but the first, which names the row, and the actions. */
const hideable = <Column extends NamedColumn>(columns: readonly Column[]): Column[] =>
  columns.slice(1).filter(({ id }) => id !== 'actions');

/** Which columns of a list are hidden; kept in this browser. */
export function useHiddenColumns(key: StorageKey, columns: readonly NamedColumn[]) {
  const offered = hideable(columns);
  const [hidden, setHidden] = useState(() => {
    const stored = readStoredJson(key);
    return Array.isArray(stored) ? offered.map(({ id }) => id).filter((id) => stored.includes(id)) : [];
  });
  return {
    offered,
    hidden,
    toggle: (id: string) => {
      const next = hidden.includes(id) ? hidden.filter((one) => one !== id) : [...hidden, id];
      store(key, JSON.stringify(next));
      setHidden(next);
    },
  };
}

/** The columns without the hidden ones. */
export const shownColumns = <Column extends NamedColumn>(
  columns: readonly Column[],
  hidden: readonly string[],
): Column[] => columns.filter(({ id }) => !hidden.includes(id));
