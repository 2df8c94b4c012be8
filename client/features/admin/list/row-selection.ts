import { useRef, useState } from 'react';

/** Rows of a list that are selected: some by their ids, or all that match its filters. */
export interface RowSelection {
  ids: readonly string[];
  /** Whether all rows are selected that match the filters, also those of other pages. */
  isAll: boolean;
  isSelected: (id: string) => boolean;
  /** Selects a row or removes it; as a range it does the same with all rows from the last one on. */
  toggle: (id: string, isRange?: boolean) => void;
  /** Selects the rows of the page, or removes them if all are selected. */
  togglePage: () => void;
  selectAll: () => void;
  clear: () => void;
}

interface Selected {
  /** The list that it belongs to. */
  list: string;
  ids: readonly string[];
  isAll: boolean;
}

const NOTHING: Omit<Selected, 'list'> = { ids: [], isAll: false };

/**
 * The selection stays from page to page, and ends when the list becomes another one.
 * @param list The filters of the list, as text.
 * @param pageIds The rows of the page.
 * @param limit How many rows can be selected by their ids.
 */
export function useRowSelection(list: string, pageIds: readonly string[], limit: number): RowSelection {
  const [selected, setSelected] = useState<Selected>({ list, ...NOTHING });
  const lastId = useRef<string | null>(null);
  const { ids, isAll } = selected.list === list ? selected : NOTHING;
  const isSelected = (id: string) => isAll || ids.includes(id);
  const set = (next: Iterable<string>) =>
    setSelected({ list, ids: [...new Set(next)].slice(0, limit), isAll: false });
  /** Without the rows of other pages, once not all are selected any more. */
  const known = isAll ? pageIds : ids;
  const change = (changed: readonly string[], shallBeSelected: boolean) =>
    set(shallBeSelected ? [...known, ...changed] : known.filter((id) => !changed.includes(id)));

  return {
    ids,
    isAll,
    isSelected,
    toggle: (id, isRange = false) => {
      change(isRange ? rangeOf(pageIds, lastId.current, id) : [id], !isSelected(id));
      lastId.current = id;
    },
    togglePage: () => change(pageIds, !pageIds.every(isSelected)),
    selectAll: () => setSelected({ list, ids: [], isAll: true }),
    clear: () => setSelected({ list, ...NOTHING }),
  };
}

/** The rows between two rows of the page, with both; only the last one if the first is on another page. */
function rangeOf(pageIds: readonly string[], from: string | null, to: string): readonly string[] {
  const start = from === null ? -1 : pageIds.indexOf(from);
  const end = pageIds.indexOf(to);
  return start === -1 ? [to] : pageIds.slice(Math.min(start, end), Math.max(start, end) + 1);
}
