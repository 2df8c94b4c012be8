import { Button } from '../../components/button';
import { DialogButtons } from '../../components/dialog-buttons';
import { FormAlert } from '../../components/form-alert';
import { ModalDialog } from '../../components/modal-dialog';
import type { ReviewActionDialogProps } from './hide-dialog';
import { useDeleteReviewMutation } from './review-writing.generated';
import { writingContent } from './review-writing.content';
import { useReviewAction } from './use-review-action';

const { cancel, remove: content } = writingContent;

/** Asks for confirmation before a review is deleted; stays open if that fails. */
export function DeleteReviewDialog({ review, onClose, onDone }: ReviewActionDialogProps) {
  const [deleteReview] = useDeleteReviewMutation({ fetchPolicy: 'no-cache' });
  const { failure, isBusy, run } = useReviewAction(content.failed);
  const confirm = () =>
    run(async () => {
      const { data } = await deleteReview({ variables: { id: review.id } });
      if (!data) throw new Error(content.failed);
      await onDone(data.deleteReview.message);
    });
  return (
    <ModalDialog title={content.title} onClose={onClose}>
      <FormAlert notice={failure} />
      <p>{content.text}</p>
      <DialogButtons>
        <Button data-autofocus onClick={onClose}>
          {cancel}
        </Button>
        <Button variant="danger" isBusy={isBusy} onClick={confirm}>
          {content.confirm}
        </Button>
      </DialogButtons>
    </ModalDialog>
  );
}
