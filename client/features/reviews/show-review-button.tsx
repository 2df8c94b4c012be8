import { Button } from '../../components/button';
import { FormAlert } from '../../components/form-alert';
import { VisuallyHidden } from '../../components/visually-hidden';
import { useAction } from '../../lib/use-action';
import { useShowReviewMutation } from './review-moderation.generated';
import { writingContent } from './review-writing.content';
import { reviewsContent } from './reviews.content';
import type { ReviewCardFragment } from './reviews.generated';
import { useFinishTask } from './use-finish-task';

/** Button that makes a hidden review public again. */
export function ShowReviewButton({ review }: { review: ReviewCardFragment }) {
  const finish = useFinishTask(review);
  const [showReview] = useShowReviewMutation({ fetchPolicy: 'no-cache' });
  const { run, isBusy, notice } = useAction(writingContent.failed, writingContent.failed);
  const show = () =>
    void run(async () => {
      const { data } = await showReview({ variables: { id: review.id } });
      if (!data) throw new Error(writingContent.failed);
      await finish(data.showReview.message);
      return undefined;
    });
  return (
    <div>
      <FormAlert notice={notice} />
      <Button onClick={show} isBusy={isBusy}>
        {writingContent.hidden.show}
        <VisuallyHidden>{reviewsContent.theReviewBy(review.name)}</VisuallyHidden>
      </Button>
    </div>
  );
}
