import { answerInCache, fetchAnswer, replaceAnswer } from '../../lib/page-data';
import { queryFor, type ReviewSelection, type ShownReviews } from './review-selection';
import { reviewsContent } from './reviews.content';

/** Appends the next page to the list. */
export async function showMoreReviews(selection: ReviewSelection, shown: ShownReviews): Promise<void> {
  const after = shown.reviews.pageInfo.endCursor;
  const next = await requestReviews(selection, { after });
  const operation = queryFor(selection);
  // The list may have changed in the meantime.
  const { reviews } = (await answerInCache(operation)) ?? shown;
  const listed = new Set(reviews.edges.map(({ node }) => node.id));
  const edges = [...reviews.edges, ...next.reviews.edges.filter(({ node }) => !listed.has(node.id))];
  replaceAnswer(operation, { ...next, reviews: { ...next.reviews, edges } });
}

/** Requests the figures and one page of the list. */
export async function requestReviews(
  selection: ReviewSelection,
  page: { after?: string | null } = {},
): Promise<ShownReviews> {
  const { document, variables } = queryFor(selection);
  const answer = await fetchAnswer({ document, variables: { ...variables, ...page } });
  if (!answer) throw new Error(reviewsContent.loadFailed);
  return answer;
}
