import { lazy, Suspense, useState, type ReactNode } from 'react';
import { ErrorBoundary } from '../../components/error-boundary';
import { showToast } from '../../lib/toast';
import { reviewsContent } from './reviews.content';
import { ReviewToolsContext, type ReviewOutcome, type ReviewTask } from './review-tools-context';

const loadDialogs = () => import('./review-dialogs');
const ReviewDialogs = lazy(async () => ({ default: (await loadDialogs()).ReviewDialogs }));

/** Lets the page around it write, change and judge reviews. The dialogs for it are loaded with the first. */
export function ReviewTools({ children }: { children: ReactNode }) {
  const [task, setTask] = useState<ReviewTask | null>(null);
  const [outcome, setOutcome] = useState<ReviewOutcome | null>(null);
  const tellOutcome = () => setOutcome((current) => current && { ...current, isTold: true });
  const end = () => setTask(null);
  const finish = (id: string | null) => {
    end();
    setOutcome({ id, isTold: false });
  };
  const giveUp = () => {
    end();
    showToast(reviewsContent.partFailed);
  };
  return (
    <ReviewToolsContext value={{ begin: setTask, finish, outcome, tellOutcome }}>
      {children}
      {task && (
        <ErrorBoundary fallback={null} onError={giveUp}>
          <Suspense fallback={null}>
            <ReviewDialogs task={task} onClose={end} onDone={finish} />
          </Suspense>
        </ErrorBoundary>
      )}
    </ReviewToolsContext>
  );
}
