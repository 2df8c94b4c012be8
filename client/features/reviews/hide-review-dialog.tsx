import { reasonForm } from '#common/orders/order.form';
import { Button } from '../../components/button';
import { DialogButtons, ModalDialog } from '../../components/modal-dialog';
import { FormAlert } from '../../components/form-alert';
import { TextField } from '../../components/text-field';
import { useServerForm } from '../../lib/use-server-form';
import { useHideReviewMutation } from './review-moderation.generated';
import { writingContent } from './review-writing.content';
import type { ReviewCardFragment } from './reviews.generated';
import { useFinishTask } from './use-finish-task';
import classes from './review-dialogs.module.css';

const { cancel, failed, hide: content } = writingContent;

export interface ReviewActionDialogProps {
  review: ReviewCardFragment;
  onClose: () => void;
}

/** Asks for the reason for hiding a review. */
export function HideReviewDialog({ review, onClose }: ReviewActionDialogProps) {
  const finish = useFinishTask(review);
  const [hideReview] = useHideReviewMutation();
  const { formProps, field, failure, isSubmitting } = useServerForm({
    schema: reasonForm,
    initialValues: { reason: '' },
    fallback: failed,
    unreachable: failed,
    submit: async ({ reason }) => {
      const { data } = await hideReview({ variables: { input: { id: review.id, reason } } });
      if (!data) throw new Error(failed);
      await finish(data.hideReview, null);
    },
  });
  return (
    <ModalDialog title={content.title(review.name)} onClose={onClose}>
      <p>{content.text}</p>
      <form {...formProps} className={classes.form}>
        <FormAlert notice={failure} />
        <TextField
          {...field('reason')}
          label={content.reason}
          description={content.reasonHint}
          data-autofocus
        />
        <DialogButtons>
          <Button onClick={onClose}>{cancel}</Button>
          <Button variant="danger" type="submit" isBusy={isSubmitting}>
            {content.confirm}
          </Button>
        </DialogButtons>
      </form>
    </ModalDialog>
  );
}
