import { SECOND_MS } from '../time';

/** Range of the stars of a review. */
export const RATING = { min: 1, max: 5 } as const;
/** Maximum length of a review's comment, in characters. */
export const REVIEW_COMMENT_LENGTH_MAX = 500;
/** Maximum number of reviews by one member: another name in the profile changes all of them. */
export const REVIEWS_PER_MEMBER_MAX = 100;
/** Maximum length of a comment that other pages quote, in characters. */
export const REVIEW_QUOTE_LENGTH_MAX = 180;
/** Minimum rating of a review that other pages quote. */
export const REVIEW_QUOTE_RATING_MIN = 4;
/** Maximum number of quotes per response. */
export const REVIEW_QUOTES_MAX = 10;
/** Maximum length of the studio's reply to a review, in characters. */
export const REVIEW_ANSWER_LENGTH_MAX = 500;
/** Length from which the form shows a character count for the comment. */
export const REVIEW_COMMENT_COUNTED_FROM = 400;
/** How long the error about editing another member's review is shown, in milliseconds. */
export const REVIEW_REFUSAL_SHOWN_MS = 3 * SECOND_MS;
/** Reviews per page. */
export const REVIEWS_SHOWN = 12;
