import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import { Skeleton } from '../../../components/skeleton';
import { VisuallyHidden } from '../../../components/visually-hidden';
import { nextSort, type ListSort } from './list-sort';
import type { RowSelection } from './row-selection';
import { SelectBox, SelectPageBox } from './select-box';
import classes from './list-table.module.css';

export interface ListColumn<Row, By extends string = never> {
  id: string;
  head: string;
  /** Share of the width of the table. */
  width: number;
  /** Left out of windows of medium width. */
  isExtra?: true;
  /** Takes half of the width of a card. */
  isHalf?: true;
  /** The value of `?sort=`, if the list can be sorted by the column. */
  sort?: By;
  cell: (row: Row) => ReactNode;
}

interface ListTableProps<Row, By extends string> {
  /** What the rows are, for screen readers. */
  caption: string;
  /** The first column names the row. */
  columns: ListColumn<Row, By>[];
  rows: Row[];
  sort?: { current: ListSort<By>; change: (sort: ListSort<By>) => void };
  /** Lets rows be selected, which `nameOf` names. */
  selection?: { rows: RowSelection; nameOf: (row: Row) => string };
}

/**
 * A list as a table, whose rows become cards in narrow windows. The ARIA roles are explicit because browsers drop the
 * implicit ones when CSS changes the `display` of table elements.
 */
export const ListTable = <Row extends { id: string }, By extends string = never>({
  caption,
  columns,
  rows,
  sort,
  selection,
}: ListTableProps<Row, By>) => (
  <table className={classes.table} role="table">
    <caption>
      <VisuallyHidden>{caption}</VisuallyHidden>
    </caption>
    <Widths columns={columns} canSelect={selection !== undefined} />
    <thead role="rowgroup">
      <tr role="row">
        {selection && (
          <th role="columnheader" scope="col" data-column="select">
            <SelectPageBox ids={rows.map(({ id }) => id)} selection={selection.rows} />
          </th>
        )}
        {columns.map((column) => (
          <ColumnHead key={column.id} column={column} sort={sort} />
        ))}
      </tr>
    </thead>
    <tbody role="rowgroup">
      {rows.map((row) => (
        <ListRow key={row.id} row={row} columns={columns} selection={selection} />
      ))}
    </tbody>
  </table>
);

/** The keyboard shortcuts move to a row by focusing it. A row that can be selected is named by its first column. */
function ListRow<Row extends { id: string }, By extends string>({
  row,
  columns,
  selection,
}: Pick<ListTableProps<Row, By>, 'columns'> & {
  row: Row;
  selection: ListTableProps<Row, By>['selection'];
}) {
  const nameId = useId();
  return (
    <tr
      role="row"
      data-row-id={row.id}
      data-selected={selection?.rows.isSelected(row.id) || undefined}
      aria-labelledby={selection && nameId}
      tabIndex={-1}
    >
      {selection && (
        <td role="cell" data-column="select">
          <SelectBox id={row.id} label={selection.nameOf(row)} selection={selection.rows} />
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

/** With checkboxes, the last column takes what their column leaves. */
const Widths = ({
  columns,
  canSelect = false,
}: {
  columns: Pick<ListColumn<never>, 'id' | 'width' | 'isExtra'>[];
  canSelect?: boolean;
}) => (
  <colgroup>
    {canSelect && <col data-select />}
    {columns.map(({ id, width, isExtra }, index) => (
      <col
        key={id}
        style={canSelect && index === columns.length - 1 ? undefined : { width: `${width}%` }}
        data-extra={isExtra}
      />
    ))}
  </colgroup>
);

function ColumnHead<Row, By extends string>({
  column: { id, head, isExtra, sort: by },
  sort,
}: {
  column: ListColumn<Row, By>;
  sort: ListTableProps<Row, By>['sort'];
}) {
  const headProps = { scope: 'col', 'data-column': id, 'data-extra': isExtra } as const;
  if (!by || !sort)
    return (
      <th role="columnheader" {...headProps}>
        {head}
      </th>
    );
  const { current, change } = sort;
  const direction = current.by === by ? (current.isDescending ? 'descending' : 'ascending') : 'none';
  const Icon = SORT_ICONS[direction];
  return (
    <th role="columnheader" aria-sort={direction} {...headProps}>
      <button type="button" onClick={() => change(nextSort(by, current))}>
        {head}
        <Icon aria-hidden="true" size={16} stroke={1.75} />
      </button>
    </th>
  );
}

const SORT_ICONS = { none: IconArrowsSort, ascending: IconArrowUp, descending: IconArrowDown };

const SKELETON_ROWS = [1, 2, 3, 4, 5, 6, 7, 8];

/** Shown while the first page loads, with the widths of the columns. */
export const ListSkeleton = ({
  columns,
}: {
  columns: Pick<ListColumn<never>, 'id' | 'head' | 'width' | 'isExtra'>[];
}) => (
  <Skeleton>
    <table className={classes.table}>
      <Widths columns={columns} />
      <thead>
        <tr>
          {columns.map(({ id, head, isExtra }) => (
            <th key={id} data-column={id} data-extra={isExtra}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {SKELETON_ROWS.map((row) => (
          <tr key={row}>
            {columns.map(({ id, isExtra }) => (
              <td key={id} data-extra={isExtra}>
                <span data-bone="title" />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </Skeleton>
);
