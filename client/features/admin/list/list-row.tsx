import { useId, type ReactNode } from 'react';
import type { SelectionStore } from './row-selection';
import { SelectBox } from './select-box';

export interface ListColumn<Row, By extends string = never> {
  id: string;
  head: string;
  /** Share of the width of the table. */
  width: number;
  /** Left out of the table in windows that are too narrow for it, but not of cards. */
  isExtra?: true;
  /** The cell takes half of the width of a card. */
  isHalf?: true;
  /** The value of `?sort=`, if the list can be sorted by the column. */
  sort?: By;
  cell: (row: Row) => ReactNode;
}

/** Rows that can be selected; `nameOf` labels the checkbox. */
export interface SelectableRows<Row> {
  store: SelectionStore;
  nameOf: (row: Row) => string;
}

interface ListRowProps<Row, By extends string> {
  row: Row;
  columns: ListColumn<Row, By>[];
  /** Whether the row is a member. */
  hasMembers: boolean;
  selection: SelectableRows<Row> | undefined;
}

/** The keyboard shortcuts move to a row by focusing it. A row that can be selected is named by its first column. */
export function ListRow<Row extends { id: string }, By extends string>({
  row,
  columns,
  hasMembers,
  selection,
}: ListRowProps<Row, By>) {
  const nameId = useId();
  return (
    <tr
      role="row"
      data-row-id={row.id}
      data-member-id={hasMembers ? row.id : undefined}
      aria-labelledby={selection && nameId}
      tabIndex={-1}
    >
      {selection && (
        <td role="cell" data-column="select">
          <SelectBox id={row.id} label={selection.nameOf(row)} selection={selection.store} />
        </td>
      )}
      {columns.map(({ id, head, isExtra, isHalf, cell }, index) => {
        const cellProps = {
          'data-column': id,
          'data-head': head,
          'data-extra': isExtra,
          'data-half': isHalf,
        };
        return index === 0 ? (
          <th key={id} id={nameId} role="rowheader" scope="row" {...cellProps}>
            {cell(row)}
          </th>
        ) : (
          <td key={id} role="cell" {...cellProps}>
            {cell(row)}
          </td>
        );
      })}
    </tr>
  );
}
