import table from '../../components/number-table.module.css';
import { NoValue } from '../../components/no-value';
import { VisuallyHidden } from '../../components/visually-hidden';
import { progressContent } from './progress.content';
import classes from './numbers-table.module.css';

const { table: content } = progressContent;

interface NumbersTableProps {
  /** What the table is of. */
  what: string;
  /** The first is that of the row heads. */
  columns: readonly string[];
  /** Newest first; null where there is nothing. */
  rows: readonly { key: string; head: string; cells: readonly (string | null)[] }[];
}

/** The numbers of a chart, for whoever wants them. */
export const NumbersTable = ({ what, columns, rows }: NumbersTableProps) => (
  <details className={classes.numbers}>
    <summary>
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
