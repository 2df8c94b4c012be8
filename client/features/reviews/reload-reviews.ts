import type { ApolloClient } from '@apollo/client';
import { PAGE_SIZE_MAX, RATING, REVIEWS_SHOWN } from '#common/limits';
import { HiddenReviewsDocument } from './review-moderation.generated';
import { ReviewsDocument } from './reviews.generated';

/** Every choice of stars, and all of them. */
const CHOICES = [undefined, ...Array.from({ length: RATING.max }, (_, index) => RATING.min + index)];

/** Reads list and figures of the chosen stars again, as far as the list is open; the other lists when they are wanted. */
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
