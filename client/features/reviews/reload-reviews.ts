import type { ApolloClient } from '@apollo/client';
import { HiddenReviewsDocument } from './review-moderation.generated';
import { reloadShownReviews } from './review-query';

/** Requests the figures, the list for the chosen rating and the hidden reviews again, after a change. */
export async function reloadReviews(client: ApolloClient, rating: number | undefined): Promise<void> {
  await Promise.all([
    reloadShownReviews(rating),
    client.refetchQueries({ include: [HiddenReviewsDocument] }),
  ]);
}
