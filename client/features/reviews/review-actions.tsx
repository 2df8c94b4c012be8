import { useContext } from 'react';
import { VisuallyHidden } from '../../components/visually-hidden';
import { formatDay } from '../../lib/format-day';
import { useViewer } from '../../lib/session';
import { ReviewTasksContext, type ReviewTask } from './review-tasks-context';
import { reviewsContent } from './reviews.content';
import type { ReviewCardFragment } from './reviews.generated';
import classes from './review-actions.module.css';

export interface ReviewActionsProps {
  review: ReviewCardFragment;
}

type Kind = Exclude<ReviewTask['kind'], 'add'>;

/** Actions for the author of the review. */
export function OwnActions({ review }: ReviewActionsProps) {
  const what = reviewsContent.yourReviewOf(formatDay(review.createdAt));
  if (useViewer()?.id !== review.author.id) return null;
  return (
    <div className={classes.own}>
      <ReviewAction kind="edit" review={review} label={reviewsContent.edit} what={what} />
      <ReviewAction kind="delete" review={review} label={reviewsContent.remove} what={what} />
    </div>
  );
}

interface ActionProps extends ReviewActionsProps {
  kind: Kind;
  label: string;
  /** Context for screen readers. */
  what: string;
}

export function ReviewAction({ kind, review, label, what }: ActionProps) {
  const { begin } = useContext(ReviewTasksContext);
  return (
    <button type="button" className={classes.action} onClick={() => begin({ kind, review })}>
      {label}
      <VisuallyHidden>{what}</VisuallyHidden>
    </button>
  );
}
