import { skipToken, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useSession } from '../../lib/session';
import { ReviewAuthorDocument } from './review-writing.generated';
import { AnswerReviewDialog } from './answer-review-dialog';
import { DeleteReviewDialog } from './delete-review-dialog';
import { HideReviewDialog } from './hide-review-dialog';
import { ReviewFormDialog } from './review-form-dialog';
import type { ReviewTask } from './review-tasks-context';

interface ReviewDialogsProps {
  task: ReviewTask;
  onClose: () => void;
}

const DIALOGS = { answer: AnswerReviewDialog, delete: DeleteReviewDialog, hide: HideReviewDialog };

/** The dialog for a task. */
export function ReviewDialogs({ task, onClose }: ReviewDialogsProps) {
  if (task.kind === 'add') return <AddDialog onClose={onClose} />;
  const { kind, review } = task;
  if (kind === 'edit') return <ReviewFormDialog review={review} name={review.name} onClose={onClose} />;
  const Dialog = DIALOGS[kind];
  return <Dialog review={review} onClose={onClose} />;
}

/** Opens once the author's name is loaded, which may be missing. Then it stays open even if the session ends. */
function AddDialog({ onClose }: Pick<ReviewDialogsProps, 'onClose'>) {
  const { data, loading } = useQuery(
    ReviewAuthorDocument,
    // `MemberReviews` has requested it when the page was opened.
    useSession() === 'signed-out' ? skipToken : { fetchPolicy: 'cache-first' },
  );
  const [isOpen, setIsOpen] = useState(false);
  if (!loading && !isOpen) setIsOpen(true);
  return isOpen && <ReviewFormDialog name={data?.me.user.name ?? ''} onClose={onClose} />;
}
