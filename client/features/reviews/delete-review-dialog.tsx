import { Button } from '../../components/button';
import { DialogButtons, ModalDialog } from '../../components/modal-dialog';
import { FormAlert } from '../../components/form-alert';
import { useAction } from '../../lib/use-action';
import type { ReviewActionDialogProps } from './hide-review-dialog';
import { useDeleteReviewMutation } from './review-writing.generated';
import { writingContent } from './review-writing.content';
import { useFinishTask } from './use-finish-task';

const { cancel, remove: content } = writingContent;

/** Asks for confirmation before a review is deleted; stays open if that fails. */
export function DeleteReviewDialog({ review, onClose }: ReviewActionDialogProps) {
  const [deleteReview] = useDeleteReviewMutation();
  const finish = useFinishTask(review);
  const { run, isBusy, notice } = useAction(content.failed, content.failed);
  const confirm = () =>
    void run(async () => {
      const { data } = await deleteReview({ variables: { input: { id: review.id } } });
      if (!data) throw new Error(content.failed);
      await finish(data.deleteReview, null);
      return undefined;
    });
  return (
    <ModalDialog title={content.title} onClose={onClose}>
      <FormAlert notice={notice} />
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
