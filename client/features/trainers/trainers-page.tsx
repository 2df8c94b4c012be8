import { paths } from '#common/paths';
import { PageFrame, PageIntro } from '../../components/page-frame';
import { PageHead } from '../../components/page-head';
import { QueryBoundary } from '../../components/query-boundary';
import { Skeleton } from '../../components/skeleton';
import { TrainerList } from './trainer-list';
import { trainersContent } from './trainers.content';
import { useTrainersQuery } from './trainers.generated';
import cardClasses from './trainer-card.module.css';
import classes from './trainer-list.module.css';
import portraitClasses from './trainer-portrait.module.css';

const { title, headline, lead, description, loadFailed } = trainersContent;

/** The trainers, for members. The details of a trainer open in a panel over the list. */
export function Page() {
  const query = useTrainersQuery();
  return (
    <PageFrame>
      <PageHead title={title} description={description()} path={paths.trainers} />
      <PageIntro headline={headline} lead={lead} />
      <QueryBoundary query={query} loading={<TrainersSkeleton />} failed={loadFailed}>
        {({ trainers }) => <TrainerList trainers={trainers} />}
      </QueryBoundary>
    </PageFrame>
  );
}

const CARDS = 7;

function TrainersSkeleton() {
  return (
    <Skeleton>
      <ul className={classes.list}>
        {Array.from({ length: CARDS }, (_, index) => (
          <li key={index}>
            <div className={cardClasses.card}>
              <div className={portraitClasses.frame} data-bone />
              <div className={cardClasses.text}>
                <span data-bone="title" />
                <span data-bone="line" />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </Skeleton>
  );
}
