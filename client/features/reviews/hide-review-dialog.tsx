import { reasonForm } from '#common/orders/order.form';
import { FormDialog } from '../../components/form-dialog';
import { TextField } from '../../components/text-field';
import { useDialogForm } from '../../lib/use-dialog-form';
import { useReread } from '../../lib/use-reread';
import { HiddenReviewsDocument, useHideReviewMutation } from './review-moderation.generated';
import { writingContent } from './review-writing.content';
import type { ReviewCardFragment } from './reviews.generated';
import { useFinishTask } from './use-finish-task';

const { failed, hide: content } = writingContent;

export interface ReviewActionDialogProps {
  review: ReviewCardFragment;
  onClose: () => void;
}

/** Asks for the reason for hiding a review, which can be shown again. */
export function HideReviewDialog({ review, onClose }: ReviewActionDialogProps) {
  const finish = useFinishTask(review);
  const [hideReview] = useHideReviewMutation();
  const rereadHidden = useReread(HiddenReviewsDocument);
  const form = useDialogForm({
    schema: reasonForm,
    initialValues: { reason: '' },
    failed,
    send: async ({ reason }) => {
      const { data } = await hideReview({ variables: { input: { id: review.id, reason } } });
      if (!data) throw new Error(failed);
      return data.hideReview;
    },
    onSaved: async (changed) => {
      await rereadHidden();
      return finish(changed, null);
    },
  });
  return (
    <FormDialog
      title={content.title(review.name)}
      lead={content.text}
      form={form}
      submit={content.confirm}
      onClose={onClose}
    >
      <TextField
        {...form.field('reason')}
        label={content.reason}
        description={content.reasonHint}
        data-autofocus
      />
    </FormDialog>
  );
}
