import { useContext } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { Button } from '../../components/button';
import { FormAlert } from '../../components/form-alert';
import { VisuallyHidden } from '../../components/visually-hidden';
import { showToast } from '../../lib/toast';
import { useChosenRating } from './chosen-rating';
import { reloadReviews } from './reload-reviews';
import { useShowReviewMutation } from './review-moderation.generated';
import { ReviewToolsContext } from './review-tools-context';
import { writingContent } from './review-writing.content';
import { reviewsContent } from './reviews.content';
import type { ReviewCardFragment } from './reviews.generated';
import { useReviewAction } from './use-review-action';

/** Button that makes a hidden review public again. */
export function ShowReview({ review }: { review: ReviewCardFragment }) {
  const client = useApolloClient();
  const rating = useChosenRating();
  const { finish } = useContext(ReviewToolsContext);
  const [showReview] = useShowReviewMutation({ fetchPolicy: 'no-cache' });
  const { failure, isBusy, run } = useReviewAction(writingContent.failed);
  const show = () =>
    run(async () => {
      const { data } = await showReview({ variables: { id: review.id } });
      if (!data) throw new Error(writingContent.failed);
      await reloadReviews(client, rating);
      showToast(data.showReview.message);
      finish(null);
    });
  return (
    <div>
      <FormAlert notice={failure} />
      <Button onClick={show} isBusy={isBusy}>
        {writingContent.hidden.show}
        <VisuallyHidden>{reviewsContent.of(review.name)}</VisuallyHidden>
      </Button>
    </div>
  );
}
