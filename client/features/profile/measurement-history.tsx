import { QueryBoundary } from '../../components/query-boundary';
import { Skeleton } from '../../components/skeleton';
import { describeMeasurements } from './describe-measurements';
import { MeasurementTable } from './measurement-table';
import { profileContent } from './profile.content';
import type { useMeasurementsQuery } from './profile.generated';
import classes from './measurement-history.module.css';

const { title, failed, empty, emptyHint } = profileContent.history;

interface MeasurementHistoryProps {
  query: ReturnType<typeof useMeasurementsQuery>;
}

export function MeasurementHistory({ query }: MeasurementHistoryProps) {
  return (
    <section className={classes.history} aria-labelledby="history">
      <h2 id="history">{title}</h2>
      <QueryBoundary query={query} loading={<HistorySkeleton />} failed={failed}>
        {({
          me: {
            user: {
              measurements: { nodes: measurements },
            },
          },
        }) =>
          measurements.length === 0 ? (
            <div>
              <h3>{empty}</h3>
              <p className={classes.sentence}>{emptyHint}</p>
            </div>
          ) : (
            <>
              <p className={classes.sentence}>{describeMeasurements(measurements)}</p>
              <MeasurementTable measurements={measurements} labelledBy="history" />
            </>
          )
        }
      </QueryBoundary>
    </section>
  );
}

const HistorySkeleton = () => (
  <Skeleton>
    {[1, 2, 3].map((row) => (
      <span key={row} data-bone="title" />
    ))}
  </Skeleton>
);
