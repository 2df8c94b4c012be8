import { useViewer } from '../../lib/session';
import { ReviewAction, type ReviewActionsProps } from './review-actions';
import { reviewsContent } from './reviews.content';
import classes from './review-actions.module.css';

/** Actions for admins, whose browsers load them after hydration: the page of everyone else does not contain them. */
export function AdminReviewActions({ review }: ReviewActionsProps) {
  const isOwn = useViewer()?.id === review.userId;
  const what = reviewsContent.of(review.name);
  const answer = review.answer === null ? reviewsContent.answer : reviewsContent.changeAnswer;
  return (
    <div className={classes.desk}>
      <ReviewAction kind="answer" review={review} label={answer} what={reviewsContent.to(review.name)} />
      <ReviewAction kind="hide" review={review} label={reviewsContent.hide} what={what} />
      {!isOwn && <ReviewAction kind="delete" review={review} label={reviewsContent.remove} what={what} />}
    </div>
  );
}
