import * as z from 'zod/mini';
import { NAME_LENGTH_MAX } from '../accounts/limits';
import { RATING, REVIEW_ANSWER_LENGTH_MAX, REVIEW_COMMENT_LENGTH_MAX } from './limits';
import { profileMessages } from '../accounts/messages';
import { messages } from '../messages';
import { searchForm } from '../search.form';
import { reviewMessages } from './messages';
import { line, requestKey, requiredText, textUpTo } from '../forms/fields';

const error = messages.numberOutOfRange(RATING.min, RATING.max);

const rating = z
  .number({ error })
  .check(z.int({ error }), z.gte(RATING.min, { error }), z.lte(RATING.max, { error }));

/** A review: name and comment are required, the rating is a whole number of stars. */
export const reviewForm = z.object({
  name: line(NAME_LENGTH_MAX, profileMessages.nameRequired),
  comment: requiredText(REVIEW_COMMENT_LENGTH_MAX, reviewMessages.reviewCommentRequired),
  rating,
});

export type ReviewValues = z.infer<typeof reviewForm>;

/** A new review, with a key that is generated once per text, so that submitting it twice adds one review. */
export const newReviewForm = z.extend(reviewForm, {
  requestKey: z.nullish(requestKey),
});

export type NewReviewValues = z.infer<typeof newReviewForm>;

/** Changes of a review: fields that are absent stay as they are. */
export const reviewChangesForm = z.partial(reviewForm);

export type ReviewChanges = z.infer<typeof reviewChangesForm>;

/** The filter of a list of reviews. */
export const reviewFilterForm = z.extend(searchForm, { rating: z.nullish(rating) });

export type ReviewFilterValues = z.infer<typeof reviewFilterForm>;

/** The studio's reply to a review; an empty one removes the previous reply. */
export const reviewAnswerForm = z.object({ answer: textUpTo(REVIEW_ANSWER_LENGTH_MAX) });
