import { useId } from 'react';
import { periodOfMonth } from '#common/accounting/months';
import card from '../../../components/form-card.module.css';
import data from '../../../components/data-table.module.css';
import { Link } from '../../../navigation/navigation';
import { AboutFigure } from '../figures/about-figure';
import { figureDefinitions, type FigureId } from '../figures/definitions';
import { documentsSearch } from '../figures/tile-addresses';
import { accountingContent } from './accounting.content';
import classes from './accounting-tab.module.css';

interface FiguresTableProps {
  figure: FigureId;
  /** "2026-11" */
  month: string;
  heads: readonly string[];
  /** The cells of each row; the first one names it. */
  rows: readonly (readonly string[])[];
  /** The cells of a last row with the sums. */
  total?: readonly string[];
}

/** A table of the return, as on its form. */
export function FiguresTable({ figure, month, heads, rows, total }: FiguresTableProps) {
  const id = useId();
  const { name, definition } = figureDefinitions[figure];
  return (
    <section className={`${card.card} ${classes.figures}`} aria-labelledby={id}>
      <div>
        <h2 id={id} tabIndex={-1}>
          {name}
        </h2>
        <p>{definition}</p>
        <p>
          <Link to={{ search: documentsSearch(periodOfMonth(month)) }}>{accountingContent.orders}</Link>
        </p>
        <AboutFigure id={figure} />
      </div>
      <div className={data.scroll} tabIndex={0} role="group" aria-labelledby={id}>
        <table className={data.table} aria-labelledby={id}>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells) => (
              <FiguresRow key={cells.join()} cells={cells} />
            ))}
          </tbody>
          {total && (
            <tfoot>
              <FiguresRow cells={total} />
            </tfoot>
          )}
        </table>
      </div>
    </section>
  );
}

const FiguresRow = ({ cells: [name, ...cells] }: { cells: readonly string[] }) => (
  <tr>
    <th scope="row">{name}</th>
    {cells.map((cell, index) => (
      <td key={index}>{cell}</td>
    ))}
  </tr>
);
