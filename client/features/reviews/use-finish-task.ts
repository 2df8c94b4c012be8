import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useContext } from 'react';
import { useNavigate } from 'react-router-dom';
import { showToast } from '../../lib/toast';
import { searchFor, useChosenRating } from './rating-filter';
import { HiddenReviewsDocument } from './review-moderation.generated';
import { reloadShownReviews } from './load-reviews';
import { ReviewTasksContext } from './review-tasks-context';
import { reviewsContent } from './reviews.content';
import type { ReviewCardFragment } from './reviews.generated';

/**
 * Returns a function that finishes a task once the server has accepted it: it refetches the lists, shows the server's
 * message, and moves the focus to the review, or to the list if there is no review to show. `before` is the review that
 * the task began with.
 */
export function useFinishTask(before?: ReviewCardFragment) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const chosen = useChosenRating();
  const { finish } = useContext(ReviewTasksContext);

  const refetch = async (rating: number | undefined) => {
    try {
      await reloadReviews(client, rating);
    } catch {
      showToast(reviewsContent.loadFailed);
    }
  };

  return async (message: string, review?: ReviewCardFragment): Promise<void> => {
    const isLeftOut = review !== undefined && chosen !== undefined && review.rating !== chosen;
    // Removes the current filter if it excludes a new review; an edited review that it excludes just disappears.
    const shown = isLeftOut && !before ? undefined : chosen;
    await refetch(shown);
    if (shown !== chosen) void navigate({ search: searchFor(shown) });
    showToast(message);
    finish(review === undefined || (isLeftOut && before) ? null : review.id);
  };
}

/** Requests the figures, the list for the chosen rating and the hidden reviews again, after a change. */
async function reloadReviews(client: ApolloClient, rating: number | undefined): Promise<void> {
  await Promise.all([
    reloadShownReviews(rating),
    client.refetchQueries({ include: [HiddenReviewsDocument] }),
  ]);
}
