import { answerInCache, forgetAnswers, replaceAnswer } from '../../lib/page-data';
import { withChange, type ReviewPayload } from './changed-reviews';
import { requestReviews } from './load-reviews';
import { queryFor, type ReviewSelection, type ShownReviews } from './review-selection';
import { ReviewSearchDocument } from './review-search.page.generated';
import { ReviewsDocument } from './reviews.page.generated';

/**
 * Shows a change in the current list, and returns what is shown; lists of other selections are requested when next
 * shown. No request is needed, except in a search, since only the server knows what it finds.
 */
export async function showChangedReviews(
  selection: ReviewSelection,
  payload: ReviewPayload,
): Promise<ShownReviews> {
  const shown = await answerInCache(queryFor(selection));
  if (!shown || selection.search) return reloadReviews(selection);
  return replaceReviews(selection, withChange(shown, selection.rating, payload));
}

/** Requests the figures and the start of a list again. */
export const reloadReviews = async (selection: ReviewSelection): Promise<ShownReviews> =>
  replaceReviews(selection, await requestReviews(selection));

function replaceReviews(selection: ReviewSelection, reviews: ShownReviews): ShownReviews {
  forgetAnswers(ReviewsDocument);
  forgetAnswers(ReviewSearchDocument);
  replaceAnswer(queryFor(selection), reviews);
  return reviews;
}
