import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { showToast } from '../../lib/toast';
import { searchFor, useChosenRating } from './chosen-rating';
import { reloadReviews } from './reload-reviews';
import { reviewsContent } from './reviews.content';
import type { ReviewCardFragment } from './reviews.generated';

/**
 * Callbacks for after a change: they refetch the lists, show the server's message, and call `onDone` with the id of the
 * review to show next, or null if there is none.
 */
export function useAfterReviewChange(onDone: (id: string | null) => void) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const chosen = useChosenRating();

  const refetch = async (rating: number | undefined) => {
    try {
      await reloadReviews(client, rating);
    } catch {
      showToast(reviewsContent.loadFailed);
    }
  };

  /** Removes the current filter if it excludes a new review; an edited review that it excludes just disappears. */
  const afterSave = async (
    message: string,
    review: ReviewCardFragment,
    before?: ReviewCardFragment,
  ): Promise<void> => {
    const isLeftOut = chosen !== undefined && review.rating !== chosen;
    const shown = isLeftOut && !before ? undefined : chosen;
    await refetch(shown);
    if (shown !== chosen) void navigate({ search: searchFor(shown) });
    showToast(message);
    onDone(isLeftOut && before ? null : review.id);
  };

  const afterRemoval = async (message: string): Promise<void> => {
    await refetch(chosen);
    showToast(message);
    onDone(null);
  };

  return { afterSave, afterRemoval };
}
