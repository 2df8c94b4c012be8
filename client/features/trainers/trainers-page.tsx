import { PageHead } from '../../components/page-head';
import { QueryBoundary } from '../../components/query-boundary';
import { paths } from '../../lib/paths';
import { TrainerList } from './trainer-list';
import { TrainersSkeleton } from './trainers-skeleton';
import { trainersContent } from './trainers.content';
import { useTrainersQuery } from './trainers.generated';
import classes from './trainers-page.module.css';

const { title, headline, lead, description, loadFailed } = trainersContent;

/** The coaches, for members; each opens beside the list. */
export function Page() {
  const query = useTrainersQuery();
  return (
    <div className={classes.page}>
      <PageHead title={title} description={description} path={paths.trainers} />
      <header className={classes.intro}>
        <h1 tabIndex={-1}>{headline}</h1>
        <p>{lead}</p>
      </header>
      <QueryBoundary query={query} loading={<TrainersSkeleton />} failed={loadFailed}>
        {({ trainers }) => <TrainerList trainers={trainers} />}
      </QueryBoundary>
    </div>
  );
}
