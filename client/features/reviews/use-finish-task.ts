import { useApolloClient } from '@apollo/client/react';
import { useContext } from 'react';
import { useNavigate } from 'react-router-dom';
import { showToast } from '../../lib/toast';
import { changeHiddenReviews, visibleReview, type ReviewPayload } from './changed-reviews';
import { reloadReviews, showChangedReviews } from './show-changed-reviews';
import { addressOf, ALL_REVIEWS, useReviewSelection, type ShownReviews } from './review-selection';
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
  const selection = useReviewSelection();
  const { finish } = useContext(ReviewTasksContext);

  return async (payload: ReviewPayload, focusedId: string | null): Promise<void> => {
    const review = visibleReview(payload);
    const { rating, search } = selection;
    let isLeftOut = review !== null && rating !== undefined && review.rating !== rating;
    // Removes the filters if they may exclude a new review; an edited review that they exclude just disappears.
    const isFilterRemoved = !before && (isLeftOut || search !== '');
    changeHiddenReviews(cache, payload);
    try {
      const shown = await (isFilterRemoved
        ? reloadReviews(ALL_REVIEWS)
        : showChangedReviews(selection, payload));
      isLeftOut ||= isMissing(shown, focusedId);
    } catch {
      showToast(reviewsContent.loadFailed);
    }
    if (isFilterRemoved) void navigate({ search: addressOf(ALL_REVIEWS) });
    showToast(payload.message);
    finish(isLeftOut && before ? null : focusedId);
  };
}

/** Whether a search no longer finds the review. */
const isMissing = ({ reviews }: ShownReviews, id: string | null): boolean =>
  reviews.totalCount !== undefined && !reviews.edges.some(({ node }) => node.id === id);
