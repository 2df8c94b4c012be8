import { useState } from 'react';
import { useSession } from '../../lib/session';
import { useReviewAuthorQuery } from './review-writing.generated';
import { AnswerDialog } from './answer-dialog';
import { DeleteReviewDialog } from './delete-review-dialog';
import { HideDialog } from './hide-dialog';
import { ReviewFormDialog } from './review-form-dialog';
import type { ReviewTask } from './review-tools-context';
import type { ReviewCardFragment } from './reviews.generated';
import { useAfterReviewChange } from './use-after-review-change';

interface ReviewDialogsProps {
  task: ReviewTask;
  onClose: () => void;
  /** Called with the id of the review to show next; null if there is none. */
  onDone: (id: string | null) => void;
}

/** The dialog for a task. Once it is done, the list and the figures are refetched. */
export function ReviewDialogs({ task, onClose, onDone }: ReviewDialogsProps) {
  const { afterSave, afterRemoval } = useAfterReviewChange(onDone);
  if (task.kind === 'add') return <AddDialog onClose={onClose} onSaved={afterSave} />;
  const { kind, review } = task;
  if (kind === 'edit') {
    const handleSaved = (message: string, changed: ReviewCardFragment) => afterSave(message, changed, review);
    return <ReviewFormDialog review={review} name={review.name} onClose={onClose} onSaved={handleSaved} />;
  }
  const dialogProps = { review, onClose };
  if (kind === 'answer')
    return <AnswerDialog {...dialogProps} onDone={(message) => afterSave(message, review, review)} />;
  const Dialog = kind === 'hide' ? HideDialog : DeleteReviewDialog;
  return <Dialog {...dialogProps} onDone={afterRemoval} />;
}

interface AddDialogProps {
  onClose: () => void;
  onSaved: (message: string, review: ReviewCardFragment) => Promise<void>;
}

/** Opens once the author's name is loaded, which may be missing. Then it stays open even if the session ends. */
function AddDialog(props: AddDialogProps) {
  const { data, loading } = useReviewAuthorQuery({ skip: useSession() === 'signed-out' });
  const [isOpen, setIsOpen] = useState(false);
  if (!loading && !isOpen) setIsOpen(true);
  return isOpen && <ReviewFormDialog {...props} name={data?.me.name ?? ''} />;
}
