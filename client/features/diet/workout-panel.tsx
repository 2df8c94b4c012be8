import { lazy, Suspense, useState } from 'react';
import { ErrorBoundary } from '../../components/error-boundary';
import { LoadFailed } from '../../components/load-failed';
import { DietSkeleton } from './diet-skeleton';
import { dietContent } from './diet.content';

const WorkoutPlanTab = lazy(async () => ({
  default: (await import('../workout-plans/workout-plan-tab')).WorkoutPlanTab,
}));

interface WorkoutPanelProps {
  isOpen: boolean;
  /** Null for never, undefined while that is not known. */
  detailsSavedAt: string | null | undefined;
}

/** Workout plans: loaded when they are first opened, and kept as they are left. */
export function WorkoutPanel({ isOpen, detailsSavedAt }: WorkoutPanelProps) {
  const [isLoaded, setIsLoaded] = useState(isOpen);
  if (isOpen && !isLoaded) setIsLoaded(true);
  if (!isLoaded) return null;
  return (
    <div hidden={!isOpen}>
      <ErrorBoundary fallback={<PanelFailed />}>
        <Suspense fallback={<DietSkeleton />}>
          <WorkoutPlanTab detailsSavedAt={detailsSavedAt} />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}

/** The whole document is loaded anew: after an update of the site the old files are gone. */
const PanelFailed = () => (
  <LoadFailed message={dietContent.workoutPlanFailed} onRetry={() => window.location.reload()} />
);
