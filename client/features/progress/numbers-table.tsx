import type { ReactNode } from 'react';
import table from '../../components/data-table.module.css';
import marker from '../../components/fold-marker.module.css';
import { NoValue } from '../../components/no-value';
import { VisuallyHidden } from '../../components/visually-hidden';
import { progressContent } from './progress.content';
import classes from './numbers-table.module.css';

const { table: content } = progressContent;

interface NumbersTableProps {
  /** Content of the table, for its accessible name. */
  what: string;
  /** Column headings; the first one is above the row headings. */
  columns: readonly string[];
  /** Newest first; null for a missing value. */
  rows: readonly { key: string; head: string; cells: readonly ReactNode[] }[];
}

/** The numbers of a chart as a collapsible table. */
export const NumbersTable = ({ what, columns, rows }: NumbersTableProps) => (
  <details className={classes.numbers}>
    <summary className={marker.marked}>
      {content.open}
      <VisuallyHidden>: {what}</VisuallyHidden>
    </summary>
    <div
      className={`${table.scroll} ${classes.scroll}`}
      role="region"
      aria-label={content.name(what)}
      tabIndex={0}
    >
      <table className={table.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, head, cells }) => (
            <tr key={key}>
              <th scope="row">{head}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]}>{cell ?? <NoValue meaning={content.none} />}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </details>
);
