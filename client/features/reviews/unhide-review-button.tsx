import { Button } from '../../components/button';
import { FormAlert } from '../../components/form-alert';
import { VisuallyHidden } from '../../components/visually-hidden';
import { NO_ANSWER } from '../../lib/errors';
import { useAction } from '../../lib/use-action';
import { useUnhideReviewMutation } from './review-moderation.generated';
import { writingContent } from './review-writing.content';
import { reviewsContent } from './reviews.content';
import type { ReviewCardFragment } from './reviews.generated';
import { useFinishTask } from './use-finish-task';

/** Button that shows a hidden review to everyone again. */
export function UnhideReviewButton({ review }: { review: ReviewCardFragment }) {
  const finish = useFinishTask(review);
  const [unhideReview] = useUnhideReviewMutation();
  const { run, isBusy, notice } = useAction(writingContent.failed, NO_ANSWER);
  const unhide = () =>
    void run(async () => {
      const { data } = await unhideReview({ variables: { input: { id: review.id } } });
      if (!data) throw new Error(writingContent.failed);
      await finish(data.unhideReview, null);
      return undefined;
    });
  return (
    <div>
      <FormAlert notice={notice} />
      <Button onClick={unhide} isBusy={isBusy}>
        {writingContent.hidden.show}
        <VisuallyHidden>{reviewsContent.theReviewBy(review.name)}</VisuallyHidden>
      </Button>
    </div>
  );
}
