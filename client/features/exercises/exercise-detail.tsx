import { IconArrowLeft } from '@tabler/icons-react';
import { Suspense, type MouseEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { EQUIPMENT_LABELS, LEVEL_LABELS, MUSCLE_LABELS } from '#common/exercises/exercises';
import { paths, PLAN_DAY_PARAMETER } from '#common/paths';
import { Badge } from '../../components/badge';
import { LoadFailed } from '../../components/load-failed';
import { Skeleton } from '../../components/skeleton';
import { usePageAnswer } from '../../lib/page-data';
import { useIsHydrated } from '../../lib/use-is-hydrated';
import { Link } from '../../navigation/navigation';
import { ExerciseGuide } from './exercise-guide';
import { exercisesContent } from './exercises.content';
import { ExerciseDetailDocument } from './exercises.page.generated';
import { hubPath } from './hub-address';
import type { ExerciseHub, ListedExercise } from './use-exercise-hub';
import classes from './exercise-detail.module.css';

export const DETAIL_TITLE_ID = 'exercise-title';

const { detail: content } = exercisesContent;

interface ExerciseDetailProps {
  exercise: ListedExercise;
  hub: ExerciseHub;
}

/** An exercise: shows the facts from the list at once and loads the instructions. */
export function ExerciseDetail({ exercise, hub }: ExerciseDetailProps) {
  const { name, muscle, equipment, level } = exercise;
  const handleBack = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    hub.close();
  };
  return (
    <article className={classes.detail} aria-labelledby={DETAIL_TITLE_ID}>
      <BackToPlan />
      <Link className={classes.back} to={hubPath({ ...hub.shown, exercise: null })} onClick={handleBack}>
        <IconArrowLeft aria-hidden="true" size={20} stroke={1.75} />
        {content.back}
      </Link>
      <h2 id={DETAIL_TITLE_ID}>{name}</h2>
      <ul className={classes.badges}>
        {[MUSCLE_LABELS[muscle], EQUIPMENT_LABELS[equipment], LEVEL_LABELS[level]].map((label, index) => (
          <li key={index}>
            <Badge>{label}</Badge>
          </li>
        ))}
      </ul>
      <Suspense fallback={<GuideSkeleton />}>
        <LoadedGuide exercise={exercise} hub={hub} />
      </Suspense>
    </article>
  );
}

/** Links to the plan day from which the exercise was opened; the address has the parameters of the plan. */
function BackToPlan() {
  const [parameters] = useSearchParams();
  const day = parameters.get(PLAN_DAY_PARAMETER);
  // The server renders one page for all plans.
  if (!useIsHydrated() || !day) return null;
  return (
    <Link className={classes.back} to={`${paths.diet}?${parameters.toString()}#day-${day}`}>
      <IconArrowLeft aria-hidden="true" size={20} stroke={1.75} />
      {content.backToPlan}
    </Link>
  );
}

function LoadedGuide({ exercise, hub }: ExerciseDetailProps) {
  const { data, retry } = usePageAnswer(ExerciseDetailDocument, { id: exercise.id });
  if (!data?.exercise) return <LoadFailed message={content.loadFailed} onRetry={retry} />;
  return <ExerciseGuide listed={exercise} guide={data.exercise} hub={hub} />;
}

const GuideSkeleton = () => (
  <Skeleton>
    <div data-bone className={classes.media} />
    <span data-bone="title" />
    {Array.from({ length: 5 }, (_, index) => (
      <span key={index} data-bone="line" />
    ))}
  </Skeleton>
);
