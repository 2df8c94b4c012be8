import { PAGE_SIZE_MAX } from '#common/limits';
import { REVIEWS_SHOWN } from '#common/reviews/limits';
import { answerInCache, fetchAnswer, forgetAnswers, replaceAnswer } from '../../lib/page-data';
import { reviewsWith } from './review-query';
import { reviewsContent } from './reviews.content';
import type { ReviewsQuery } from './reviews.page.generated';

/** Appends the next page to the list. */
export async function showMoreReviews(rating: number | undefined, shown: ReviewsQuery): Promise<void> {
  const after = shown.reviews.pageInfo.endCursor;
  const next = await request(rating, { after });
  const edges = [...shown.reviews.edges, ...next.reviews.edges];
  replaceAnswer(reviewsWith(rating), { ...next, reviews: { ...next.reviews, edges } });
}

/** Requests the figures and the list again, at its current length; those of other ratings when they are next shown. */
export async function reloadShownReviews(rating: number | undefined): Promise<void> {
  const operation = reviewsWith(rating);
  const shown = await answerInCache(operation);
  const length = shown?.reviews.edges.length ?? 0;
  const fresh = await request(rating, { first: Math.min(PAGE_SIZE_MAX, Math.max(REVIEWS_SHOWN, length)) });
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
