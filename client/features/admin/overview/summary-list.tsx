import { useId, type ReactNode } from 'react';
import card from '../../../components/form-card.module.css';
import { QueryBoundary } from '../../../components/query-boundary';
import { Skeleton } from '../../../components/skeleton';
import { Link } from '../../../navigation/navigation';
import { countLabel } from '../../../lib/count-label';
import { AboutFigure } from '../figures/about-figure';
import { figureDefinitions, type FigureId } from '../figures/definitions';
import classes from './overview-tab.module.css';

/** Rows that the overview shows of a list. */
export const SUMMARY_ROWS = 5;

/** The first rows of a list. */
interface Summary {
  rows: ReactNode[];
  count: Parameters<typeof countLabel>[0];
}

interface SummaryListProps<Data> {
  texts: { empty: string; failed: string; all: string };
  /** The figure that the list belongs to. */
  figure: FigureId;
  /** The address of the list. */
  search: string;
  query: Parameters<typeof QueryBoundary<Data>>[0]['query'];
  summaryOf: (data: Data) => Summary;
}

/** The top of a list, with its definition and a link to all of it; it loads and fails on its own. */
export function SummaryList<Data>({ texts, figure, search, query, summaryOf }: SummaryListProps<Data>) {
  const id = useId();
  const { name, definition } = figureDefinitions[figure];
  return (
    <section className={`${card.card} ${classes.summary}`} aria-labelledby={id}>
      <div>
        <h2 id={id} tabIndex={-1}>
          {name}
        </h2>
        <p>{definition}</p>
        <AboutFigure id={figure} />
      </div>
      <QueryBoundary query={query} loading={<RowsSkeleton />} failed={texts.failed}>
        {(data) => {
          const { rows, count } = summaryOf(data);
          if (rows.length === 0) return <p className={classes.empty}>{texts.empty}</p>;
          return (
            <>
              <ul>{rows}</ul>
              <Link to={{ search }}>{`${texts.all} (${countLabel(count)})`}</Link>
            </>
          );
        }}
      </QueryBoundary>
    </section>
  );
}

const RowsSkeleton = () => (
  <Skeleton>
    {Array.from({ length: SUMMARY_ROWS }, (_, index) => (
      <span key={index} data-bone="block" className={classes.bone} />
    ))}
  </Skeleton>
);
