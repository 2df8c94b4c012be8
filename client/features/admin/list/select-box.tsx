import { useIsSelected, useRowSelection, type SelectionStore } from './row-selection';
import { listContent } from './list.content';
import classes from './select-box.module.css';

/** Id of the checkbox of a row, used by the keyboard shortcut. */
export const selectBoxId = (rowId: string): string => `select-${rowId}`;

/** Id of the checkbox of the page. */
export const SELECT_PAGE_ID = 'select-page';

interface SelectBoxProps {
  id: string;
  /** Name of the row. */
  label: string;
  selection: SelectionStore;
}

/** Selects a row; with Shift, all rows from the one that was selected last. */
export const SelectBox = ({ id, label, selection }: SelectBoxProps) => (
  <label className={classes.box}>
    <input
      id={selectBoxId(id)}
      type="checkbox"
      aria-label={listContent.selectRow(label)}
      checked={useIsSelected(selection, id)}
      onChange={({ nativeEvent }) => selection.toggle(id, (nativeEvent as MouseEvent).shiftKey)}
    />
  </label>
);

/** Selects the rows of the page. */
export function SelectPageBox({ ids, selection }: { ids: readonly string[]; selection: SelectionStore }) {
  const { isSelected, togglePage } = useRowSelection(selection);
  const count = ids.filter(isSelected).length;
  return (
    <label className={classes.box}>
      <input
        id={SELECT_PAGE_ID}
        type="checkbox"
        aria-label={listContent.selectPage}
        checked={count > 0 && count === ids.length}
        ref={(input) => {
          if (input) input.indeterminate = count > 0 && count < ids.length;
        }}
        onChange={togglePage}
      />
    </label>
  );
}
