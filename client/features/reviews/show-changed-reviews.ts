import { answerInCache, forgetAnswers, replaceAnswer } from '../../lib/page-data';
import { withChange, type ReviewPayload } from './changed-reviews';
import { requestReviews } from './load-reviews';
import { reviewsWith } from './review-query';

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
  const fresh = await requestReviews(rating);
  forgetAnswers(operation.document);
  replaceAnswer(operation, fresh);
}
