import { useViewer } from '../../lib/session';
import { ReviewAction, type ReviewActionsProps } from './review-actions';
import { reviewsContent } from './reviews.content';
import classes from './review-actions.module.css';

/** Actions for admins; loaded in their browsers only, so that the public page does not contain them. */
export function AdminReviewActions({ review }: ReviewActionsProps) {
  const isOwn = useViewer()?.id === review.author.id;
  const what = reviewsContent.theReviewBy(review.name);
  const answer = review.answer === null ? reviewsContent.answer : reviewsContent.changeAnswer;
  return (
    <div className={classes.desk}>
      <ReviewAction
        kind="answer"
        review={review}
        label={answer}
        what={reviewsContent.toTheReviewBy(review.name)}
      />
      <ReviewAction kind="hide" review={review} label={reviewsContent.hide} what={what} />
      {!isOwn && <ReviewAction kind="delete" review={review} label={reviewsContent.remove} what={what} />}
    </div>
  );
}
