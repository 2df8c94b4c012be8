import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useIsSelected, useRowSelection, useSelectionStore } from './row-selection';

const PAGE = ['a', 'b', 'c', 'd'];

function select() {
  const { result, rerender } = renderHook(
    ({ list, page }: { list: string; page: string[] }) => useRowSelection(useSelectionStore(list, page, 6)),
    { initialProps: { list: 'all', page: PAGE } },
  );
  return {
    rerender,
    ids: () => result.current.ids,
    isAll: () => result.current.isAll,
    isSelected: (id: string) => result.current.isSelected(id),
    toggle: (id: string, isRange = false) => act(() => result.current.toggle(id, isRange)),
    togglePage: () => act(() => result.current.togglePage()),
    selectAll: () => act(() => result.current.selectAll()),
    clear: () => act(() => result.current.clear()),
  };
}

test('rows are selected and removed one by one, and as a range in both directions', () => {
  const { ids, toggle } = select();
  toggle('c');
  toggle('a', true);
  expect(ids()).toEqual(['c', 'a', 'b']);
  toggle('b');
  toggle('c', true);
  expect(ids()).toEqual(['a']);
});

test('the page is selected, and removed if all of it is selected', () => {
  const { ids, toggle, togglePage } = select();
  toggle('b');
  togglePage();
  expect([...ids()].sort()).toEqual(PAGE);
  togglePage();
  expect(ids()).toEqual([]);
});

test('the selection stays on the next page, up to the limit, and ends with another list', () => {
  const { ids, rerender, togglePage } = select();
  togglePage();
  rerender({ list: 'all', page: ['e', 'f', 'g'] });
  togglePage();
  expect(ids()).toEqual([...PAGE, 'e', 'f']);
  rerender({ list: 'active', page: PAGE });
  expect(ids()).toEqual([]);
});

test('removing one of all matching rows keeps the other rows of the page', () => {
  const { ids, isAll, isSelected, selectAll, toggle, clear } = select();
  selectAll();
  expect([isAll(), isSelected('elsewhere')]).toEqual([true, true]);
  toggle('a');
  expect([isAll(), ids()]).toEqual([false, ['b', 'c', 'd']]);
  clear();
  expect(ids()).toEqual([]);
});

test('a selected row renders only what shows it', () => {
  const { result: store } = renderHook(() => useSelectionStore('all', PAGE, 6));
  let renders = 0;
  const { result } = renderHook(() => useIsSelected(store.current, 'a'));
  renderHook(() => {
    renders += 1;
    return useIsSelected(store.current, 'b');
  });
  act(() => store.current.toggle('a'));
  expect(result.current).toBe(true);
  expect(renders).toBe(1);
});
