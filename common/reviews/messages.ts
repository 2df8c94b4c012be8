import { REVIEWS_PER_MEMBER_MAX } from './limits';

/** Messages about reviews, shared by server and client. Tests compare the documented ones literally. */
export const reviewMessages = {
  logInToReview: 'Please log in to submit a review',
  reviewOfAnother: 'You can only edit your own reviews',
  reviewDeleteOfAnother: 'You can only delete your own reviews',
  reviewNotFound: 'We could not find this review.',
  reviewCommentRequired: 'Write a comment.',
  tooManyReviews: `You have written ${REVIEWS_PER_MEMBER_MAX} reviews. Delete one first.`,
  reviewSaved: 'Review saved',
  reviewDeleted: 'Review deleted',
  reviewHidden: 'Review hidden.',
  reviewShown: 'Review is visible again.',
  reviewHiddenAlready: 'This review is already hidden.',
  reviewShownAlready: 'This review is already visible.',
  reviewAnswered: 'Reply published.',
  reviewAnswerRemoved: 'Reply removed.',
} as const;
