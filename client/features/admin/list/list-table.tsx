import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import { Skeleton } from '../../../components/skeleton';
import { VisuallyHidden } from '../../../components/visually-hidden';
import { useRememberListed } from '../drawer/listed-members';
import { ListRow, type ListColumn, type SelectableRows } from './list-row';
import { nextSort, type ListSort } from './list-address';
import { SelectPageBox } from './select-box';
import classes from './list-table.module.css';

export type { ListColumn };

interface ListTableProps<Row, By extends string> {
  /** Name of the table, for screen readers. */
  caption: string;
  /** The first column names the row. */
  columns: ListColumn<Row, By>[];
  rows: Row[];
  sort?: { current: ListSort<By>; change: (sort: ListSort<By>) => void };
  /** Whether each row is a member, whose drawer and other commands the keyboard shortcuts open. */
  hasMembers?: boolean;
  selection?: SelectableRows<Row>;
}

/**
 * A list as a table, whose rows become cards in narrow windows. The ARIA roles are explicit because browsers drop the
 * implicit ones when CSS changes the `display` of table elements.
 */
export function ListTable<Row extends { id: string }, By extends string = never>({
  caption,
  columns,
  rows,
  sort,
  hasMembers = false,
  selection,
}: ListTableProps<Row, By>) {
  useRememberListed(rows);
  return (
    <table className={classes.table} role="table" data-selectable={selection && true}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <Widths columns={columns} canSelect={selection !== undefined} />
      <thead role="rowgroup">
        <tr role="row">
          {selection && (
            <th role="columnheader" scope="col" data-column="select">
              <SelectPageBox ids={rows.map(({ id }) => id)} selection={selection.store} />
            </th>
          )}
          {columns.map((column) => (
            <ColumnHead key={column.id} column={column} sort={sort} />
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <ListRow key={row.id} row={row} columns={columns} hasMembers={hasMembers} selection={selection} />
        ))}
      </tbody>
    </table>
  );
}

/** If there are checkboxes, the last column takes what their column leaves. */
const Widths = ({
  columns,
  canSelect = false,
}: {
  columns: Pick<ListColumn<never>, 'id' | 'width' | 'isExtra'>[];
  canSelect?: boolean;
}) => {
  // Computed, since some columns may be hidden.
  const total = columns.reduce((sum, { width }) => sum + width, 0);
  return (
    <colgroup>
      {canSelect && <col data-select />}
      {columns.map(({ id, width, isExtra }, index) => (
        <col
          key={id}
          style={
            canSelect && index === columns.length - 1 ? undefined : { width: `${(width / total) * 100}%` }
          }
          data-extra={isExtra}
        />
      ))}
    </colgroup>
  );
};

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

/** Rows of a list that is loading. */
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

/** Shown while the first page of a list loads that is not a table. */
export const RowsSkeleton = () => (
  <Skeleton>
    <div className={classes.rows}>
      {SKELETON_ROWS.map((row) => (
        <span key={row} data-bone="block" />
      ))}
    </div>
  </Skeleton>
);
