import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { showToast } from '../../lib/toast';
import { searchFor, useChosenRating } from './chosen-rating';
import { reloadReviews } from './reload-reviews';
import { reviewsContent } from './reviews.content';
import type { ReviewCardFragment } from './reviews.generated';

/** What follows a change: the lists are read again, the reader is told, and led to what has changed. */
export function useSettled(onDone: (id: string | null) => void) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const chosen = useChosenRating();

  const readAgain = async (rating: number | undefined) => {
    try {
      await reloadReviews(client, rating);
    } catch {
      showToast(reviewsContent.loadFailed);
    }
  };

  /** A new review that the chosen stars leave out is shown among all. */
  const settleSaved = async (
    message: string,
    review: ReviewCardFragment,
    before?: ReviewCardFragment,
  ): Promise<void> => {
    const isLeftOut = chosen !== undefined && review.rating !== chosen;
    const shown = isLeftOut && !before ? undefined : chosen;
    await readAgain(shown);
    if (shown !== chosen) void navigate({ search: searchFor(shown) });
    showToast(message);
    onDone(isLeftOut && before ? null : review.id);
  };

  const settleGone = async (message: string): Promise<void> => {
    await readAgain(chosen);
    showToast(message);
    onDone(null);
  };

  return { settleSaved, settleGone };
}
