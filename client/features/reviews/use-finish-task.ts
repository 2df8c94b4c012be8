import { useApolloClient } from '@apollo/client/react';
import { useContext } from 'react';
import { useNavigate } from 'react-router-dom';
import { showToast } from '../../lib/toast';
import { changeHiddenReviews, visibleReview, type ReviewPayload } from './changed-reviews';
import { searchFor, useChosenRating } from './rating-filter';
import { reloadReviews, showChangedReviews } from './show-changed-reviews';
import { ReviewTasksContext } from './review-tasks-context';
import { reviewsContent } from './reviews.content';
import type { ReviewCardFragment } from './reviews.generated';

/**
 * Returns a function that finishes a task with the server's answer: it changes the lists, shows the message, and moves
 * the focus to the review with this id, or to the list if there is none to show. `before` is the review that the task
 * began with.
 */
export function useFinishTask(before?: ReviewCardFragment) {
  const { cache } = useApolloClient();
  const navigate = useNavigate();
  const chosen = useChosenRating();
  const { finish } = useContext(ReviewTasksContext);

  return async (payload: ReviewPayload, focusedId: string | null): Promise<void> => {
    const review = visibleReview(payload);
    const isLeftOut = review !== null && chosen !== undefined && review.rating !== chosen;
    // Removes the current filter if it excludes a new review; an edited review that it excludes just disappears.
    const isFilterRemoved = isLeftOut && !before;
    changeHiddenReviews(cache, payload);
    try {
      await (isFilterRemoved ? reloadReviews(undefined) : showChangedReviews(chosen, payload));
    } catch {
      showToast(reviewsContent.loadFailed);
    }
    if (isFilterRemoved) void navigate({ search: searchFor(undefined) });
    showToast(payload.message);
    finish(isLeftOut && before ? null : focusedId);
  };
}
