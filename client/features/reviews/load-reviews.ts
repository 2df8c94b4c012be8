import { REVIEWS_SHOWN } from '#common/reviews/limits';
import { answerInCache, fetchAnswer, forgetAnswers, replaceAnswer } from '../../lib/page-data';
import { withChange, type ReviewPayload } from './changed-reviews';
import { reviewsWith } from './review-query';
import { reviewsContent } from './reviews.content';
import type { ReviewsQuery } from './reviews.page.generated';

/** Appends the next page to the list. */
export async function showMoreReviews(rating: number | undefined, shown: ReviewsQuery): Promise<void> {
  const after = shown.reviews.pageInfo.endCursor;
  const next = await request(rating, { after });
  const operation = reviewsWith(rating);
  // The list may have changed in the meantime.
  const { reviews } = (await answerInCache(operation)) ?? shown;
  const listed = new Set(reviews.edges.map(({ node }) => node.id));
  const edges = [...reviews.edges, ...next.reviews.edges.filter(({ node }) => !listed.has(node.id))];
  replaceAnswer(operation, { ...next, reviews: { ...next.reviews, edges } });
}

/** Shows a change in the current list, without a request; lists of other ratings are requested when next shown. */
export async function showChangedReviews(rating: number | undefined, payload: ReviewPayload): Promise<void> {
  const operation = reviewsWith(rating);
  const shown = await answerInCache(operation);
  if (!shown) return reloadReviews(rating);
  forgetAnswers(operation.document);
  replaceAnswer(operation, withChange(shown, rating, payload));
}

/** Requests the figures and the start of a list again. */
export async function reloadReviews(rating: number | undefined): Promise<void> {
  const operation = reviewsWith(rating);
  const fresh = await request(rating, { first: REVIEWS_SHOWN });
  forgetAnswers(operation.document);
  replaceAnswer(operation, fresh);
}

async function request(
  rating: number | undefined,
  part: { first?: number; after?: string | null },
): Promise<ReviewsQuery> {
  const { document, variables } = reviewsWith(rating);
  const answer = await fetchAnswer({ document, variables: { ...variables, ...part } });
  if (!answer) throw new Error(reviewsContent.loadFailed);
  return answer;
}
