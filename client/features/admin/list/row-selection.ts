import { useLayoutEffect, useState, useSyncExternalStore } from 'react';

/** Rows of a list that are selected: some by their ids, or all that match its filters. */
interface Selected {
  ids: readonly string[];
  /** Whether all rows that match the filters are selected, including those of other pages. */
  isAll: boolean;
}

const NOTHING: Selected = { ids: [], isAll: false };

const has = ({ ids, isAll }: Selected, id: string): boolean => isAll || ids.includes(id);

/** Keeps what is selected outside of React, so that a press on a checkbox renders what shows it, and not the list. */
class SelectionStore {
  private selected = NOTHING;
  private list = '';
  private pageIds: readonly string[] = [];
  private lastId: string | null = null;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly limit: number) {}

  readonly read = (): Selected => this.selected;

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** Sets the list and the page that are on screen. */
  show(list: string, pageIds: readonly string[]): void {
    this.pageIds = pageIds;
    if (this.list !== list) this.clear();
    this.list = list;
  }

  /** Selects a row or removes it; as a range it does the same with all rows from the last one on. */
  readonly toggle = (id: string, isRange = false): void => {
    this.change(isRange ? rangeOf(this.pageIds, this.lastId, id) : [id], !has(this.selected, id));
    this.lastId = id;
  };

  /** Selects the rows of the page, or removes them if all are selected. */
  readonly togglePage = (): void =>
    this.change(this.pageIds, !this.pageIds.every((id) => has(this.selected, id)));

  readonly selectAll = (): void => this.set({ ids: [], isAll: true });

  readonly clear = (): void => this.set(NOTHING);

  private change(changed: readonly string[], shallBeSelected: boolean): void {
    // After "all" was selected, only the rows of this page are known.
    const known = this.selected.isAll ? this.pageIds : this.selected.ids;
    const ids = shallBeSelected
      ? new Set([...known, ...changed])
      : known.filter((id) => !changed.includes(id));
    this.set({ ids: [...ids].slice(0, this.limit), isAll: false });
  }

  private set(selected: Selected): void {
    this.selected = selected;
    this.listeners.forEach((listener) => listener());
  }
}

export type { SelectionStore };

/**
 * The selection stays from page to page, and ends when the list becomes another one.
 * @param list The filters of the list, as text.
 * @param pageIds The rows of the page.
 * @param limit How many rows can be selected by their ids.
 */
export function useSelectionStore(list: string, pageIds: readonly string[], limit: number): SelectionStore {
  const [store] = useState(() => new SelectionStore(limit));
  useLayoutEffect(() => store.show(list, pageIds));
  return store;
}

export type RowSelection = ReturnType<typeof useRowSelection>;

/** The current selection, and functions that change it. */
export function useRowSelection(store: SelectionStore) {
  const selected = useSyncExternalStore(store.subscribe, store.read);
  const { toggle, togglePage, selectAll, clear } = store;
  return {
    ...selected,
    isSelected: (id: string) => has(selected, id),
    toggle,
    togglePage,
    selectAll,
    clear,
  };
}

/** Whether a row is selected. */
export const useIsSelected = (store: SelectionStore, id: string): boolean =>
  useSyncExternalStore(store.subscribe, () => has(store.read(), id));

/** The rows between two rows of the page, with both; only the last one if the first is on another page. */
function rangeOf(pageIds: readonly string[], from: string | null, to: string): readonly string[] {
  const start = from === null ? -1 : pageIds.indexOf(from);
  const end = pageIds.indexOf(to);
  return start === -1 ? [to] : pageIds.slice(Math.min(start, end), Math.max(start, end) + 1);
}
