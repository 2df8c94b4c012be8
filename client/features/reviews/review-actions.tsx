import { useContext } from 'react';
import { VisuallyHidden } from '../../components/visually-hidden';
import { useIsFor } from '../../lib/audience';
import { formatDay } from '../../lib/format-day';
import { useViewer } from '../../lib/session';
import { ReviewToolsContext, type ReviewTask } from './review-tools-context';
import { reviewsContent } from './reviews.content';
import type { ReviewCardFragment } from './reviews.generated';
import classes from './review-actions.module.css';

interface ReviewActionsProps {
  review: ReviewCardFragment;
}

type Kind = Exclude<ReviewTask['kind'], 'add'>;

/** Actions for the author of the review. */
export function OwnActions({ review }: ReviewActionsProps) {
  const ofOwn = reviewsContent.ofOwn(formatDay(review.createdAt));
  if (useViewer()?.id !== review.userId) return null;
  return (
    <div className={classes.own}>
      <Action kind="edit" review={review} label={reviewsContent.edit} what={ofOwn} />
      <Action kind="delete" review={review} label={reviewsContent.remove} what={ofOwn} />
    </div>
  );
}

/** Actions for admins. Server-rendered for everyone; until hydration, CSS hides them from everyone else. */
export function DeskActions({ review }: ReviewActionsProps) {
  const isOwn = useViewer()?.id === review.userId;
  const what = reviewsContent.of(review.name);
  if (!useIsFor('admins')) return null;
  const answer = review.answer === null ? reviewsContent.answer : reviewsContent.changeAnswer;
  return (
    <div className={classes.desk} data-for="admins">
      <Action kind="answer" review={review} label={answer} what={reviewsContent.to(review.name)} />
      <Action kind="hide" review={review} label={reviewsContent.hide} what={what} />
      {!isOwn && <Action kind="delete" review={review} label={reviewsContent.remove} what={what} />}
    </div>
  );
}

interface ActionProps extends ReviewActionsProps {
  kind: Kind;
  label: string;
  /** Context for screen readers. */
  what: string;
}

function Action({ kind, review, label, what }: ActionProps) {
  const { begin } = useContext(ReviewToolsContext);
  return (
    <button type="button" className={classes.action} onClick={() => begin({ kind, review })}>
      {label}
      <VisuallyHidden>{what}</VisuallyHidden>
    </button>
  );
}
