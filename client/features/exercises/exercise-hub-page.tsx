import { paths } from '#common/paths';
import { LoadFailed } from '../../components/load-failed';
import { PageFrame, PageIntro } from '../../components/page-frame';
import { PageHead } from '../../components/page-head';
import { usePageAnswer } from '../../lib/page-data';
import { ExerciseHub } from './exercise-hub';
import { exercisesContent } from './exercises.content';
import { ExerciseHubPageDocument } from './exercises.page.generated';

const { title, description, headline, lead, loadFailed } = exercisesContent;

/** The exercise library: filters, matching exercises and the open one. */
export function Page() {
  const { data, retry } = usePageAnswer(ExerciseHubPageDocument);
  if (data) return <ExerciseHub exercises={data.exercises} />;
  return (
    <PageFrame>
      <PageHead title={title} description={description()} path={paths.exerciseHub} />
      <PageIntro headline={headline} lead={lead} />
      <LoadFailed message={loadFailed} onRetry={retry} />
    </PageFrame>
  );
}
