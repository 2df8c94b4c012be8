import type { ApolloClient } from '@apollo/client';
import { PAGE_SIZE_MAX, RATING, REVIEWS_SHOWN } from '#common/limits';
import { HiddenReviewsDocument } from './review-moderation.generated';
import { ReviewsDocument } from './reviews.generated';

/** Every rating filter, including none. */
const CHOICES = [undefined, ...Array.from({ length: RATING.max }, (_, index) => RATING.min + index)];

/**
 * Refetches the figures and the list for the chosen rating, at its current length. The lists of other ratings are
 * evicted from the cache and fetched when they are next shown.
 */
export async function reloadReviews(client: ApolloClient, rating: number | undefined): Promise<void> {
  const variables = { first: REVIEWS_SHOWN, rating: rating ?? null };
  const known = client.readQuery({ query: ReviewsDocument, variables });
  const first = Math.min(PAGE_SIZE_MAX, Math.max(REVIEWS_SHOWN, known?.reviews.edges.length ?? 0));
  for (const other of CHOICES.filter((choice) => choice !== rating)) {
    client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'reviews', args: { rating: other ?? null } });
  }
  await Promise.all([
    client.query({
      query: ReviewsDocument,
      variables: { ...variables, first },
      fetchPolicy: 'network-only',
    }),
    client.refetchQueries({ include: [HiddenReviewsDocument] }),
  ]);
}
