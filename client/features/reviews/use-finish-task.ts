import { useContext } from 'react';
import { useNavigate } from 'react-router-dom';
import { forgetAnswers } from '../../lib/page-data';
import { showToast } from '../../lib/toast';
import { searchFor, useChosenRating } from './rating-filter';
import { ReviewTasksContext } from './review-tasks-context';
import type { ModeratedReviewFragment } from './review-moderation.generated';
import { reviewsContent } from './reviews.content';
import type { ReviewCardFragment } from './reviews.generated';
import { ReviewsDocument } from './reviews.page.generated';

/** Payload of a mutation. */
interface ReviewPayload {
  message: string;
  /** Missing if it was deleted. */
  review?: Pick<ModeratedReviewFragment, 'hiddenAt' | 'rating'>;
}

/**
 * Returns a function that finishes a task with the server's answer: it has the list read again, shows the message, and
 * moves the focus to the review with this id, or to the list if there is none to show. `before` is the review that the
 * task began with.
 */
export function useFinishTask(before?: ReviewCardFragment) {
  const navigate = useNavigate();
  const chosen = useChosenRating();
  const { list, finish } = useContext(ReviewTasksContext);

  return async ({ message, review }: ReviewPayload, focusedId: string | null): Promise<void> => {
    const isLeftOut = review?.hiddenAt === null && chosen !== undefined && review.rating !== chosen;
    // Removes the current filter if it excludes a new review; an edited review that it excludes just disappears.
    if (isLeftOut && !before) {
      forgetAnswers(ReviewsDocument);
      void navigate({ search: searchFor(undefined) });
    } else if (!(await list.current?.reread())) {
      showToast(reviewsContent.loadFailed);
    }
    showToast(message);
    finish(isLeftOut && before ? null : focusedId);
  };
}
