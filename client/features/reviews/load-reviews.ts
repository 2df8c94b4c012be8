import { answerInCache, fetchAnswer, replaceAnswer } from '../../lib/page-data';
import { reviewsWith } from './review-query';
import { reviewsContent } from './reviews.content';
import type { ReviewsQuery } from './reviews.page.generated';

/** Appends the next page to the list. */
export async function showMoreReviews(rating: number | undefined, shown: ReviewsQuery): Promise<void> {
  const after = shown.reviews.pageInfo.endCursor;
  const next = await requestReviews(rating, { after });
  const operation = reviewsWith(rating);
  // The list may have changed in the meantime.
  const { reviews } = (await answerInCache(operation)) ?? shown;
  const listed = new Set(reviews.edges.map(({ node }) => node.id));
  const edges = [...reviews.edges, ...next.reviews.edges.filter(({ node }) => !listed.has(node.id))];
  replaceAnswer(operation, { ...next, reviews: { ...next.reviews, edges } });
}

/** Requests the figures and one page of the list. */
export async function requestReviews(
  rating: number | undefined,
  page: { after?: string | null } = {},
): Promise<ReviewsQuery> {
  const { document, variables } = reviewsWith(rating);
  const answer = await fetchAnswer({ document, variables: { ...variables, ...page } });
  if (!answer) throw new Error(reviewsContent.loadFailed);
  return answer;
}
