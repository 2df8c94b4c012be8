import { FormDialog } from '../../components/form-dialog';
import { useDialogAction } from '../../lib/use-dialog-form';
import type { ReviewActionDialogProps } from './hide-review-dialog';
import { useDeleteReviewMutation } from './review-writing.generated';
import { writingContent } from './review-writing.content';
import { useFinishTask } from './use-finish-task';

const { remove: content } = writingContent;

/** Asks for confirmation before a review is deleted; stays open if that fails. */
export function DeleteReviewDialog({ review, onClose }: ReviewActionDialogProps) {
  const [deleteReview] = useDeleteReviewMutation({
    update: (cache) => cache.evict({ id: cache.identify({ __typename: 'Review', id: review.id }) }),
  });
  const finish = useFinishTask(review);
  const form = useDialogAction({
    failed: content.failed,
    unreachable: content.failed,
    send: async () => {
      const { data } = await deleteReview({ variables: { input: { id: review.id } } });
      if (!data) throw new Error(content.failed);
      return data.deleteReview;
    },
    onSaved: (changed) => finish(changed, null),
  });
  return (
    <FormDialog
      title={content.title}
      lead={content.text}
      form={form}
      submit={content.confirm}
      isDestructive
      onClose={onClose}
    />
  );
}
