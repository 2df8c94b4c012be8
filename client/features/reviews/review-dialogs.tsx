import { skipToken } from '@apollo/client/react';
import { useState } from 'react';
import { useSession } from '../../lib/session';
import { useReviewAuthorQuery } from './review-writing.generated';
import { AnswerReviewDialog } from './answer-review-dialog';
import { DeleteReviewDialog } from './delete-review-dialog';
import { HideReviewDialog } from './hide-review-dialog';
import { ReviewFormDialog } from './review-form-dialog';
import type { ReviewCardFragment } from './reviews.generated';
import type { ReviewTask } from './review-tasks-context';

interface ReviewDialogsProps {
  task: ReviewTask;
  onClose: () => void;
}

const DIALOGS = { answer: AnswerReviewDialog, delete: DeleteReviewDialog, hide: HideReviewDialog };

/** The dialog for a task. */
export function ReviewDialogs({ task, onClose }: ReviewDialogsProps) {
  if (task.kind === 'add') return <WritingDialog onClose={onClose} />;
  const { kind, review } = task;
  if (kind === 'edit') return <WritingDialog review={review} onClose={onClose} />;
  const Dialog = DIALOGS[kind];
  return <Dialog review={review} onClose={onClose} />;
}

interface WritingDialogProps {
  review?: ReviewCardFragment;
  onClose: () => void;
}

/** Opens once the author's name is loaded, which may be missing. Then it stays open even if the session ends. */
function WritingDialog({ review, onClose }: WritingDialogProps) {
  const { data, loading } = useReviewAuthorQuery(
    // `MemberReviews` requested the name when the page was opened.
    useSession() === 'signed-out' ? skipToken : { fetchPolicy: 'cache-first' },
  );
  const [name, setName] = useState<string | null | undefined>(undefined);
  if (!loading && name === undefined) setName(data?.me.user.name ?? null);
  return name !== undefined && <ReviewFormDialog review={review} profileName={name} onClose={onClose} />;
}
