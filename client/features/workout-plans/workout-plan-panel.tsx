import { lazy, Suspense, useState } from 'react';
import { ErrorBoundary } from '../../components/error-boundary';
import { LoadFailed } from '../../components/load-failed';
import { DietSkeleton } from '../diet/diet-skeleton';
import { dietContent } from '../diet/diet.content';

const WorkoutPlanTab = lazy(async () => ({
  default: (await import('./workout-plan-tab')).WorkoutPlanTab,
}));

/** Workout plans: loaded when first opened, then only hidden, so that their state is kept. */
export function WorkoutPlanPanel({ isOpen }: { isOpen: boolean }) {
  const [isLoaded, setIsLoaded] = useState(isOpen);
  if (isOpen && !isLoaded) setIsLoaded(true);
  if (!isLoaded) return null;
  return (
    <div hidden={!isOpen}>
      <ErrorBoundary fallback={<PanelFailed />}>
        <Suspense fallback={<DietSkeleton isTall />}>
          <WorkoutPlanTab />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}

/** Retries by reloading the document: after a deployment the chunk files of the previous build are gone. */
const PanelFailed = () => (
  <LoadFailed message={dietContent.workoutPlanFailed} onRetry={() => window.location.reload()} />
);
