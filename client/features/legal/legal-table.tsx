import type { LegalTableContent } from '#common/legal/legal-content';
import { VisuallyHidden } from '../../components/visually-hidden';
import classes from './legal-table.module.css';

/** A table whose rows are stacked in narrow windows; screen readers still treat it as a table. */
export function LegalTable({ table }: { table: LegalTableContent }) {
  return (
    <table className={classes.table}>
      <caption>
        <VisuallyHidden>{table.caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {table.head.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
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
    <tr>
      <th scope="row">{name}</th>
      {cells.map((cell, index) => (
        <td key={head[index + 1]} data-label={head[index + 1]}>
          {cell}
        </td>
      ))}
    </tr>
  );
}
