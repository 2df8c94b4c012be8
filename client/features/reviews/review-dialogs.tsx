import { useState } from 'react';
import { useSession } from '../../lib/session';
import { useReviewAuthorQuery } from './review-writing.generated';
import { AnswerDialog } from './answer-dialog';
import { DeleteReviewDialog } from './delete-review-dialog';
import { HideDialog } from './hide-dialog';
import { ReviewFormDialog } from './review-form-dialog';
import type { ReviewTask } from './review-tools-context';
import type { ReviewCardFragment } from './reviews.generated';
import { useSettled } from './use-settled';

interface ReviewDialogsProps {
  task: ReviewTask;
  onClose: () => void;
  /** With the review that the reader is to see now; null when there is none. */
  onDone: (id: string | null) => void;
}

/** The dialog of a task. When it is done, list and figures are read again. */
export function ReviewDialogs({ task, onClose, onDone }: ReviewDialogsProps) {
  const { settleSaved, settleGone } = useSettled(onDone);
  if (task.kind === 'add') return <AddDialog onClose={onClose} onSaved={settleSaved} />;
  const { kind, review } = task;
  if (kind === 'edit') {
    const settle = (message: string, changed: ReviewCardFragment) => settleSaved(message, changed, review);
    return <ReviewFormDialog review={review} name={review.name} onClose={onClose} onSaved={settle} />;
  }
  const ending = { review, onClose };
  if (kind === 'answer')
    return <AnswerDialog {...ending} onDone={(said) => settleSaved(said, review, review)} />;
  const Ending = kind === 'hide' ? HideDialog : DeleteReviewDialog;
  return <Ending {...ending} onDone={settleGone} />;
}

interface AddDialogProps {
  onClose: () => void;
  onSaved: (message: string, review: ReviewCardFragment) => Promise<void>;
}

/** Waits for the name to sign with; without one, its author types it. Once open, it stays when the session ends. */
function AddDialog(props: AddDialogProps) {
  const { data, loading } = useReviewAuthorQuery({ skip: useSession() === 'signed-out' });
  const [isOpen, setIsOpen] = useState(false);
  if (!loading && !isOpen) setIsOpen(true);
  return isOpen && <ReviewFormDialog {...props} name={data?.me.name ?? ''} />;
}
