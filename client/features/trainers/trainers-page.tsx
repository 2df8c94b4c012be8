import { PageFrame, PageIntro } from '../../components/page-frame';
import { PageHead } from '../../components/page-head';
import { QueryBoundary } from '../../components/query-boundary';
import { paths } from '../../lib/paths';
import { TrainerList } from './trainer-list';
import { TrainersSkeleton } from './trainers-skeleton';
import { trainersContent } from './trainers.content';
import { useTrainersQuery } from './trainers.generated';

const { title, headline, lead, description, loadFailed } = trainersContent;

/** The trainers, for members. The details of a trainer open in a panel over the list. */
export function Page() {
  const query = useTrainersQuery();
  return (
    <PageFrame>
      <PageHead title={title} description={description} path={paths.trainers} />
      <PageIntro headline={headline} lead={lead} />
      <QueryBoundary query={query} loading={<TrainersSkeleton />} failed={loadFailed}>
        {({ trainers }) => <TrainerList trainers={trainers} />}
      </QueryBoundary>
    </PageFrame>
  );
}
