import { lazy, Suspense, useState, type ReactNode } from 'react';
import { ErrorBoundary } from '../../components/error-boundary';
import { howSessionEnded, useViewer } from '../../lib/session';
import { showToast } from '../../lib/toast';
import { reviewsContent } from './reviews.content';
import { ReviewToolsContext, type ReviewOutcome, type ReviewTask } from './review-tools-context';

const loadDialogs = () => import('./review-dialogs');
const ReviewDialogs = lazy(async () => ({ default: (await loadDialogs()).ReviewDialogs }));

/** Lets the page around it write, change and judge reviews. The dialogs for it are loaded with the first. */
export function ReviewTools({ children }: { children: ReactNode }) {
  const [task, setTask] = useState<OwnedTask | null>(null);
  const viewerId = useViewer()?.id;
  const [outcome, setOutcome] = useState<ReviewOutcome | null>(null);
  const tellOutcome = () => setOutcome((current) => current && { ...current, isTold: true });
  const end = () => setTask(null);
  const begin = (next: ReviewTask) => setTask({ ...next, personId: viewerId });
  if (task && isOver(task, viewerId)) end();
  const finish = (id: string | null) => {
    end();
    setOutcome({ id, isTold: false });
  };
  const giveUp = () => {
    end();
    showToast(reviewsContent.partFailed);
  };
  return (
    <ReviewToolsContext value={{ begin, finish, outcome, tellOutcome }}>
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

type OwnedTask = ReviewTask & { personId: string | undefined };

/** The dialog goes with the session of the one who opened it, unless the server ended that while they sat before it. */
function isOver({ personId }: OwnedTask, viewerId: string | undefined): boolean {
  if (viewerId !== undefined) return viewerId !== personId;
  return personId !== undefined && howSessionEnded() !== 'server';
}
