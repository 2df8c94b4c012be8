import { Suspense, useRef, useState, type ReactNode } from 'react';
import { ErrorBoundary } from '../../components/error-boundary';
import { lazyWithData } from '../../lib/load-with-data';
import { currentToken, howSessionEnded, personOf, useSession, useViewer } from '../../lib/session';
import { showToast } from '../../lib/toast';
import { reviewsContent } from './reviews.content';
import {
  ReviewTasksContext,
  type ReviewOutcome,
  type ReviewTask,
  type ShownReviews,
} from './review-tasks-context';

const ReviewDialogs = lazyWithData(async () => (await import('./review-dialogs')).ReviewDialogs);

/** Provides writing, editing and moderating of reviews to the page. The dialogs are loaded when first used. */
export function ReviewTasks({ children }: { children: ReactNode }) {
  const [task, setTask] = useState<OwnedTask | null>(null);
  const isSessionKnown = useSession() !== 'unknown';
  const viewerId = useViewer()?.id ?? null;
  const list = useRef<ShownReviews>(null);
  const [outcome, setOutcome] = useState<ReviewOutcome | null>(null);
  const markOutcomeShown = () => setOutcome((current) => current && { ...current, isShown: true });
  const end = () => setTask(null);
  const begin = (next: ReviewTask) => setTask({ ...next, personId: personOf(currentToken()) });
  if (task && isSessionKnown && isOver(task, viewerId)) end();
  const finish = (id: string | null) => {
    end();
    setOutcome({ id, isShown: false });
  };
  const abort = () => {
    end();
    showToast(reviewsContent.partFailed);
  };
  return (
    <ReviewTasksContext value={{ list, begin, finish, outcome, markOutcomeShown }}>
      {children}
      {task && (
        <ErrorBoundary fallback={null} onError={abort}>
          <Suspense fallback={null}>
            <ReviewDialogs task={task} onClose={end} />
          </Suspense>
        </ErrorBoundary>
      )}
    </ReviewTasksContext>
  );
}

type OwnedTask = ReviewTask & { personId: string | null };

/** The dialog closes with its user's session, unless the server ended the session while the dialog was open. */
function isOver({ personId }: OwnedTask, viewerId: string | null): boolean {
  if (viewerId !== null) return viewerId !== personId;
  return personId !== null && howSessionEnded() !== 'server';
}
