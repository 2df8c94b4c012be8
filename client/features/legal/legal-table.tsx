import { VisuallyHidden } from '../../components/visually-hidden';
import type { LegalTableContent } from './legal-content';
import classes from './legal-table.module.css';

/**
 * A table that narrow windows draw as one block a row. Drawn so, an element is no longer a part of a table to
 * whoever listens, which is why each one says what it is.
 */
export function LegalTable({ table }: { table: LegalTableContent }) {
  return (
    <table className={classes.table} role="table">
      <caption>
        <VisuallyHidden>{table.caption}</VisuallyHidden>
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          {table.head.map((title) => (
            <th key={title} role="columnheader" scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {table.rows.map((row) => (
          <LegalRow key={row[0]} row={row} head={table.head} />
        ))}
      </tbody>
    </table>
  );
}

function LegalRow({ row, head }: { row: readonly string[]; head: readonly string[] }) {
  const [name, ...cells] = row;
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        {name}
      </th>
      {cells.map((cell, index) => (
        <td key={head[index + 1]} role="cell" data-label={head[index + 1]}>
          {cell}
        </td>
      ))}
    </tr>
  );
}
